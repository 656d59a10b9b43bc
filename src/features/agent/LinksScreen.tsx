import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useMemo, type ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { RegistrationLink } from '#contract';
import { matchesQuery } from '#contract/foldName';
import { Badge } from '#ds/Badge';
import { Button } from '#ds/Button';
import { Columns } from '#ds/Columns';
import { Link } from '#ds/Link';
import type { TableColumn } from '#ds/Table';
import { Text } from '#ds/Text';
import { formatDay, formatNumber, type LocaleRow, useLocaleRow } from '#ds-i18n';
import type { Async } from '#patterns/AsyncSection';
import type { FilterField, FilterValues } from '#patterns/FilterBar';
import { ReportPage } from '#patterns/ReportPage';
import { PageAction } from '#patterns/PageHead';
import { ListRow } from '#patterns/ListRow';
import { actionMessages } from '../action.messages';
import { labelMessages } from '../label.messages';
import { filterLabels } from '../listLabels';
import { filterFacts } from '../sheet/factsOf';
import { SheetActions, type SheetOutputs } from '../sheet/SheetActions';
import { useSheet } from '../sheet/useSheet';
import { dash } from '../useRecordCells';
import { LinkCard, linkTones, type LinkCardProps } from './LinkCard';
import * as styles from './LinksScreen.styles';
import { linkMessages as messages } from './link.messages';
import { percent } from './teamColumns';
import { joinFacts } from '#design-system/i18n/joinFacts.ts';

export interface LinksScreenProps extends Pick<LinkCardProps, 'onShare' | 'onSaveCode'> {
  links: Async<{ rows: readonly RegistrationLink[] }>;
  /** The link whose card is shown. */
  shown: RegistrationLink | undefined;
  /** `search`, and `status` when one is chosen. */
  filters: FilterValues;
  onFiltersChange: (filters: FilterValues) => void;
  /** Address of this page with the card of a link. */
  hrefOf: (link: RegistrationLink) => string;
  /** Address that a link's code makes. */
  addressOf: (link: RegistrationLink) => string;
  /** Where the links that are found go as a file or on paper. */
  outputs: SheetOutputs;
  onCreate: () => void;
  onEdit: (link: RegistrationLink) => void;
  /** Pauses a link, or lets it go on. */
  onPause: (link: RegistrationLink, isPaused: boolean) => void;
  isChanging: boolean;
}

const keyOf = ({ id }: RegistrationLink): string => id;

/** Links that open accounts below an agent, with what came of each. */
export function LinksScreen(props: LinksScreenProps) {
  const { shown, filters, onFiltersChange, hrefOf } = props;
  const { state, value } = props.links;
  const links = value?.rows ?? [];
  const intl = useIntl();
  const { formatMessage: t } = intl;
  const locale = useLocaleRow();
  const columns = useMemo(() => columnsOf(intl, locale, hrefOf), [intl, locale, hrefOf]);
  const found = links.filter((link) => isFound(link, filters));
  const sheet = useSheet();
  const fields: readonly FilterField[] = [
    { kind: 'search', id: 'search', label: t(messages.search) },
    {
      kind: 'choice',
      id: 'status',
      label: t(labelMessages.status),
      look: 'segment',
      options: [
        { id: '', label: t(actionMessages.everything) },
        ...(['active', 'paused', 'ended'] as const).map((id) => ({ id, label: t(messages[id]) })),
      ],
    },
  ];
  const addressColumn = { name: t(messages.link), value: props.addressOf };
  const create = (
    <Button icon={IconPlus} onPress={props.onCreate}>
      {t(messages.create)}
    </Button>
  );
  return (
    <Columns aside={shown ? 90 : undefined} gap={4}>
      <ReportPage
        aria-label={t(messages.links)}
        of={props.links}
        state={state === 'ready' && found.length === 0 ? 'empty' : state}
        filters={{
          fields,
          values: filters,
          onChange: onFiltersChange,
          labels: filterLabels(t),
        }}
        actions={
          <>
            {found.length > 0 && (
              <SheetActions
                outputs={props.outputs}
                sheetOf={() =>
                  sheet({
                    title: t(messages.links),
                    columns: [...columns, addressColumn],
                    rows: found,
                    facts: filterFacts(fields, filters),
                  })
                }
              />
            )}
            <PageAction isMain icon={IconPlus} label={t(messages.create)} onPress={props.onCreate} />
          </>
        }
        rows={{
          items: found,
          getKey: keyOf,
          columns,
          renderRow: (link) => (
            <ListRow
              title={link.name}
              line={joinFacts([opensOf(intl, locale, link), endsOf(intl, locale, link)])}
              href={hrefOf(link)}
              end={
                <span css={styles.end}>
                  <Badge tone={linkTones[link.status]} hasDot>
                    {t(messages[link.status])}
                  </Badge>
                  <Text elementType="span" size="xs" tone="secondary">
                    {[t(messages.registered), formatNumber(link.registered, locale)].join(' ')}
                  </Text>
                </span>
              }
            />
          ),
        }}
        empty={
          links.length === 0
            ? { title: t(messages.emptyTitle), description: t(messages.emptyText), action: create }
            : { title: t(messages.noneTitle), description: t(messages.noneText) }
        }
        failure={{
          title: t(messages.failedTitle),
          description: t(messages.failedText),
        }}
      />
      {shown && (
        <LinkCard
          key={shown.id}
          link={shown}
          address={props.addressOf(shown)}
          onShare={props.onShare}
          onSaveCode={props.onSaveCode}
          onEdit={() => props.onEdit(shown)}
          onPause={(isPaused) => props.onPause(shown, isPaused)}
          isChanging={props.isChanging}
        />
      )}
    </Columns>
  );
}

function isFound({ name, code, status }: RegistrationLink, filters: FilterValues): boolean {
  const isNamed = matchesQuery(`${name} ${code}`, filters['search'] ?? '');
  return isNamed && (!filters['status'] || filters['status'] === status);
}

/** "Agent · 0.60% rebate". */
function opensOf({ formatMessage: t }: IntlShape, row: LocaleRow, { type, rates }: RegistrationLink): string {
  const slots = rates.find(({ gameType }) => gameType === 'RNG');
  const kind = t(messages[type]);
  return slots ? joinFacts([kind, t(messages.rebate, { rate: percent(slots.rate, row) })]) : kind;
}

/** What ends a link: a day, so many accounts, or nothing. */
function endsOf(
  { formatMessage: t }: IntlShape,
  row: LocaleRow,
  { endsOn, mostUses, registered }: RegistrationLink,
): string {
  const bounds = [
    ...(endsOn === undefined ? [] : [formatDay(endsOn, row)]),
    ...(mostUses === undefined ? [] : [t(messages.used, { used: registered, most: mostUses })]),
  ];
  return bounds.length === 0 ? t(messages.never) : joinFacts(bounds);
}

function columnsOf(
  intl: IntlShape,
  row: LocaleRow,
  hrefOf: LinksScreenProps['hrefOf'],
): readonly TableColumn<RegistrationLink>[] {
  const { formatMessage: t } = intl;
  const share = (part: number, whole: number): ReactNode =>
    whole === 0 ? dash : formatNumber(part / whole, row, { style: 'percent', maximumFractionDigits: 1 });
  const number = (value: number, of?: number): ReactNode => (
    <span css={styles.end}>
      {formatNumber(value, row)}
      {of !== undefined && (
        <Text elementType="span" size="xs" tone="secondary">
          {share(value, of)}
        </Text>
      )}
    </span>
  );
  return [
    {
      id: 'link',
      name: t(messages.link),
      minWidth: 150,
      value: ({ name }) => name,
      render: (link) => (
        <span css={styles.names}>
          <Link href={hrefOf(link)}>{link.name}</Link>
          <Text elementType="span" size="xs" tone="secondary">
            {link.code}
          </Text>
        </span>
      ),
    },
    {
      id: 'opens',
      name: t(messages.opens),
      minWidth: 140,
      value: (link) => opensOf(intl, row, link),
      render: (link) => opensOf(intl, row, link),
    },
    {
      id: 'visits',
      name: t(messages.visits),
      align: 'end',
      minWidth: 80,
      kind: 'number',
      value: ({ visits }) => visits,
      render: (link) => number(link.visits),
    },
    {
      id: 'registered',
      name: t(messages.registered),
      align: 'end',
      minWidth: 88,
      kind: 'number',
      value: ({ registered }) => registered,
      render: (link) => number(link.registered, link.visits),
    },
    {
      id: 'deposited',
      name: t(messages.deposited),
      align: 'end',
      minWidth: 88,
      kind: 'number',
      value: ({ deposited }) => deposited,
      render: (link) => number(link.deposited, link.registered),
    },
    {
      id: 'ends',
      name: t(messages.ends),
      minWidth: 110,
      value: (link) => endsOf(intl, row, link),
      render: (link) => endsOf(intl, row, link),
    },
    {
      id: 'status',
      name: t(labelMessages.status),
      align: 'end',
      minWidth: 96,
      value: ({ status }) => t(messages[status]),
      render: ({ status }) => (
        <Badge tone={linkTones[status]} hasDot>
          {t(messages[status])}
        </Badge>
      ),
    },
  ];
}
