import { useState } from 'react';
import { DataGrid } from '#ds/DataGrid';
import { InfiniteList } from '#ds/InfiniteList';
import { Pagination } from '#ds/Pagination';
import { Table } from '#ds/Table';
import { Tag, TagGroup } from '#ds/Tag';
import { AsyncSection } from '#patterns/AsyncSection';
import { FilterBar } from '#patterns/FilterBar';
import { useMedia } from '#theme/useMedia';
import type { ListPageProps } from './listPageProps';
import { ListRowGroups } from './ListRowGroups';
import { ListSkeleton } from './ListSkeleton';
import { foot, note as notePart, root, words } from './ListPage.styles';
import { PhoneFilters } from './PhoneFilters';

/** A list with filters: a table with pages from 720 px on; on a phone rows that grow, and filters in a sheet. */
export function ListPage<Item>(props: ListPageProps<Item>) {
  const { items, getKey, columns, filters, chips, tools, summary, paging, sort, note } = props;
  const isWide = useMedia('tablet');
  const Rows = props.isGrid ? DataGrid : Table;
  const label = props['aria-label'];
  // The skeleton has as many rows as were there before.
  const [rowCount, setRowCount] = useState(8);
  if (items.length > 0 && items.length !== rowCount && items.length <= 20) setRowCount(items.length);
  const rows = (
    <ListRowGroups
      aria-label={label}
      items={items}
      getKey={getKey}
      renderRow={props.renderRow}
      groupOf={props.groupOf}
    />
  );
  return (
    <div css={root}>
      {filters &&
        (isWide ? (
          <FilterBar fields={filters.fields} values={filters.values} onChange={filters.onChange}>
            {tools}
          </FilterBar>
        ) : (
          <PhoneFilters {...filters}>{tools}</PhoneFilters>
        ))}
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
      {summary}
      <AsyncSection
        isCard
        {...(props.of && { of: props.of })}
        {...(props.state && { state: props.state })}
        skeleton={<ListSkeleton rows={rowCount} isTable={isWide} />}
        {...(props.empty && { empty: props.empty })}
        {...(props.failure && { failure: props.failure })}
        asOf={props.asOf}
      >
        {isWide ? (
          <Rows
            aria-label={label}
            columns={columns}
            items={items}
            getKey={getKey}
            {...(sort && { sortDescriptor: sort.value, onSortChange: sort.onChange })}
          />
        ) : paging ? (
          <InfiniteList state={paging.more} onLoadMore={paging.onLoadMore}>
            {rows}
          </InfiniteList>
        ) : (
          rows
        )}
      </AsyncSection>
      {(note != null || paging) && (
        <div css={foot}>
          <div css={words}>
            {note != null && <span css={notePart}>{note}</span>}
            {paging && <span>{isWide ? paging.summary : (paging.grownSummary ?? paging.summary)}</span>}
          </div>
          {paging && isWide && (
            <Pagination
              page={paging.page}
              total={paging.pageCount}
              onPageChange={paging.onPageChange}
              range={3}
              margin={1}
            />
          )}
        </div>
      )}
    </div>
  );
}
