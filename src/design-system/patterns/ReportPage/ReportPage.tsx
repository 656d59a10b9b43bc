import { useState } from 'react';
import { Skeleton } from '#ds/Skeleton';
import { Tag, TagGroup } from '#ds/Tag';
import { AsyncSection } from '#patterns/AsyncSection';
import { FilterBar } from '#patterns/FilterBar';
import { PageAsOf, PageHead } from '#patterns/PageHead';
import { TotalsStrip } from '#patterns/TotalsStrip';
import { useMedia } from '#theme/useMedia';
import { ListSkeleton } from './ListSkeleton';
import { PhoneFilters } from './PhoneFilters';
import { ReportFoot } from './ReportFoot';
import { root } from './ReportPage.styles';
import { ReportTable } from './ReportTable';
import { ReportViewTools } from './ReportView';
import type { ReportPageProps } from './reportPageProps';
import { joinFacts } from '#design-system/i18n/joinFacts.ts';

/** A report: its head with period and filters from the address, sums of what they find, then rows or figures. */
export function ReportPage<Item>(props: ReportPageProps<Item>) {
  const { of, filters, chips, view, rows, totals, asOf } = props;
  const isWide = useMedia('tablet');
  const label = props['aria-label'];
  const state = props.state ?? of?.state;
  const time = joinFacts([asOf, props.zone]);
  const hasTime = asOf !== undefined || props.zone !== undefined;
  // The skeleton has as many rows as were there before.
  const [rowCount, setRowCount] = useState(8);
  const { length = 0 } = rows?.items ?? [];
  if (length > 0 && length !== rowCount && length <= 20) setRowCount(length);
  return (
    <div css={root} data-density={view?.density?.value === 'compact' ? 'compact' : undefined}>
      <PageHead
        line={props.line}
        actions={props.actions}
        asOf={
          of && time ? (
            <PageAsOf onPress={of.retry}>{time}</PageAsOf>
          ) : (
            hasTime && state === 'loading' && <Skeleton inlineSize="12rem" blockSize="20px" />
          )
        }
        tools={
          filters &&
          (isWide ? (
            <FilterBar fields={filters.fields} values={filters.values} onChange={filters.onChange}>
              {view && <ReportViewTools {...view} />}
            </FilterBar>
          ) : (
            <PhoneFilters {...filters} />
          ))
        }
      />
      {chips && chips.items.length > 0 && (
        <TagGroup
          aria-label={chips.label}
          onRemove={(keys) => {
            for (const key of keys) chips.onRemove(String(key));
          }}
        >
          {chips.items.map((chip) => (
            <Tag key={chip.id} id={chip.id}>
              {chip.label}
            </Tag>
          ))}
        </TagGroup>
      )}
      {totals && state !== 'empty' && state !== 'failed' && (
        <TotalsStrip aria-label={totals.label} totals={totals.items} isLoading={state === 'loading'} />
      )}
      {props.summary}
      <AsyncSection
        isCard
        {...(of && { of })}
        {...(props.state && { state: props.state })}
        skeleton={
          rows ? (
            <ListSkeleton rows={rowCount} isTable={isWide} />
          ) : (
            <Skeleton shape="block" blockSize={props.skeletonSize ?? '24rem'} />
          )
        }
        {...(props.empty && { empty: props.empty })}
        {...(props.failure && { failure: props.failure })}
        asOf={asOf || undefined}
      >
        {rows ? <ReportTable aria-label={label} rows={rows} view={view} /> : props.children}
      </AsyncSection>
      <ReportFoot note={props.note} paging={rows?.paging} />
    </div>
  );
}
