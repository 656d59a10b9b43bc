import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { useCallback, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { DownlineTransfer, ReplyOf, teamCalls, TeamMember } from '#contract';
import { Avatar } from '#ds/Avatar';
import { Badge } from '#ds/Badge';
import { Breadcrumbs } from '#ds/Breadcrumbs';
import { Button } from '#ds/Button';
import { Money } from '#ds/Money';
import { Notice } from '#ds/Notice';
import { Stack } from '#ds/Stack';
import { formatDateTime, formatNumber, useLocaleRow } from '#ds-i18n';
import type { AsyncPages } from '#patterns/AsyncSection';
import type { FilterValues } from '#patterns/FilterBar';
import { ListRow } from '#patterns/ListRow';
import { ReportPage } from '#patterns/ReportPage';
import { labelMessages } from '../label.messages';
import { filterLabels, rowSummaries } from '../listLabels';
import type { NoticeContent } from '../notice';
import { siteMessages } from '../site.messages';
import { mailMessages } from './mail.messages';
import { teamMessages as messages } from './messages';
import { MemberDrawer, type MemberReport } from './MemberDrawer';
import { teamColumns } from './teamColumns';
import type { SortOrder } from './profit';
import * as styles from './TeamScreen.styles';

type TeamPage = ReplyOf<typeof teamCalls.members>;

/** The accounts that are shown, with sums of the whole team. */
export interface TeamList {
  rows: readonly TeamMember[];
  currency: string;
  /** From the agent who looks to the account whose downlines are shown. */
  path: TeamPage['path'];
  /** The agent's own rebates. */
  ownRates: TeamMember['rates'];
  /** Of the team whose downlines are shown; of the whole one while it is searched. */
  direct: number;
  agents: number;
  whole: number;
  teamBalance: string;
  /** Accounts that the filters find. */
  total: number;
  page: number;
  pageCount: number;
  pageSize: number;
}

export interface TeamScreenProps {
  list: AsyncPages<TeamList>;
  /** `search`: a part of a name, anywhere in the team. */
  filters: FilterValues;
  onFiltersChange: (filters: FilterValues) => void;
  sort: SortOrder;
  onSortChange: (sort: SortOrder) => void;
  /** Shows the direct downlines of an account; of oneself when empty. */
  onOpen: (id: string) => void;
  onPageChange: (page: number) => void;
  /** Address of a report on an account. */
  reportHref: (report: MemberReport, member: TeamMember) => string;
  /** Raises rebates: those of types that changed, in hundredths of a percent. */
  onRaise: (member: TeamMember, rates: TeamMember['rates']) => void;
  isRaising: boolean;
  /** The account whose rebates were raised last. */
  raised: string | undefined;
  raiseFailure?: NoticeContent | undefined;
  /** Address of a new contract for an account; undefined where none can be offered. */
  offerHref: (member: TeamMember) => string | undefined;
  /** Begins a transfer to a direct downline. */
  onTransfer: (member: TeamMember) => void;
  /** What was sent last, while the drawer is open. */
  sent?: DownlineTransfer | undefined;
  /** Begins a message: to a direct downline, or to a group of the team. */
  onWrite: (member?: TeamMember) => void;
  /** What was written last: to a direct downline by id, or to so many of the team. */
  written?: { id?: string | undefined; receivers: number } | undefined;
  /** Called when the drawer closes or another change begins: what was said about the last one goes. */
  onForget: () => void;
}

const keyOf = ({ id }: TeamMember): string => id;
/** Stands for oneself among the crumbs, which an empty id cannot. */
const ownTeam = 'own';

/** The accounts below an agent, level by level or found by name, with what each holds and gets. */
export function TeamScreen(props: TeamScreenProps) {
  const { filters, onFiltersChange, onOpen } = props;
  const { value: list, loadedAt } = props.list;
  const intl = useIntl();
  const { formatMessage: t } = intl;
  const locale = useLocaleRow();
  const [asked, setAsked] = useState<string>();
  const currency = list?.currency ?? '';
  const number = (value: number): string => formatNumber(value, locale);
  const columns = useMemo(
    () => teamColumns({ t: intl.formatMessage, row: locale, currency, onOpen, onDetails: setAsked }),
    [intl, locale, currency, onOpen],
  );
  const renderRow = useCallback(
    (member: TeamMember) => (
      <ListRow
        media={<Avatar name={member.account} size="md" />}
        title={member.account}
        line={[
          t(member.type === 0 ? labelMessages.member : labelMessages.agent),
          ...(member.members > 0 ? [formatNumber(member.members, locale)] : []),
        ].join(' · ')}
        onPress={() => (member.members > 0 ? onOpen(member.id) : setAsked(member.id))}
        hasChevron={member.members > 0}
        end={
          <Stack elementType="span" gap={1} align="end">
            <Money amount={member.teamBalance} currency={currency} />
            {member.isQuiet && <Badge tone="warning">{t(messages.quiet)}</Badge>}
            {member.members > 0 && (
              <Button
                size="sm"
                tone="neutral"
                aria-label={t(messages.detailsOf, { account: member.account })}
                onPress={() => setAsked(member.id)}
              >
                {t(messages.details)}
              </Button>
            )}
          </Stack>
        }
      />
    ),
    [t, locale, currency, onOpen],
  );
  const shownMember = list?.rows.find(({ id }) => id === asked);
  return (
    <>
      <ReportPage
        aria-label={t(labelMessages.team)}
        of={props.list}
        items={list?.rows ?? []}
        getKey={keyOf}
        columns={columns}
        renderRow={renderRow}
        filters={{
          fields: [{ kind: 'search', id: 'search', label: t(siteMessages.account) }],
          values: filters,
          onChange: onFiltersChange,
          labels: filterLabels(t),
        }}
        sort={{ value: props.sort, onChange: props.onSortChange }}
        totals={{
          label: t(messages.summary),
          items: [
            { id: 'direct', label: t(messages.direct), value: list && number(list.direct) },
            { id: 'agents', label: t(messages.agents), value: list && number(list.agents) },
            { id: 'whole', label: t(messages.whole), value: list && number(list.whole) },
            {
              id: 'balance',
              label: t(messages.teamBalance),
              value: <Money amount={list?.teamBalance ?? ''} currency={currency} />,
            },
          ],
        }}
        empty={{
          title: t(messages.emptyTitle),
          description: t(messages.emptyText),
          action: (
            <Button size="sm" tone="neutral" onPress={() => onOpen('')}>
              {t(messages.emptyAction)}
            </Button>
          ),
        }}
        failure={{
          title: t(messages.failedTitle),
          description: t(messages.failedText),
        }}
        asOf={
          loadedAt !== undefined && t(labelMessages.asOf, { time: formatDateTime(loadedAt, locale, 'time') })
        }
        {...(list && {
          paging: {
            page: list.page,
            pageCount: list.pageCount,
            onPageChange: props.onPageChange,
            more: props.list.more,
            onLoadMore: props.list.loadMore,
            ...rowSummaries(t, number, list),
          },
        })}
      >
        {list && (list.whole > 0 || list.path.length > 1) && (
          <div css={styles.bar}>
            {list.path.length > 1 && !filters['search'] && (
              <Breadcrumbs
                aria-label={t(labelMessages.team)}
                items={list.path.map(({ id, account }, index) => ({
                  id: index === 0 ? ownTeam : id,
                  label: account,
                }))}
                onAction={(id) => onOpen(id === ownTeam ? '' : id)}
              />
            )}
            <span css={styles.barEnd}>
              <Button size="sm" tone="neutral" icon={IconMail} onPress={() => props.onWrite()}>
                {t(mailMessages.open)}
              </Button>
            </span>
          </div>
        )}
        {props.written && props.written.id === undefined && (
          <div role="status">
            <Notice tone="success">{t(mailMessages.sent, { count: props.written.receivers })}</Notice>
          </div>
        )}
      </ReportPage>
      {list && shownMember && (
        <MemberDrawer
          key={shownMember.id}
          member={shownMember}
          currency={currency}
          ownRates={list.ownRates}
          reportHref={(report) => props.reportHref(report, shownMember)}
          onClose={() => {
            setAsked(undefined);
            props.onForget();
          }}
          onStart={props.onForget}
          onRaise={(rates) => props.onRaise(shownMember, rates)}
          isRaising={props.isRaising}
          isRaised={props.raised === shownMember.id}
          failure={props.raiseFailure}
          offerHref={props.offerHref(shownMember)}
          onTransfer={() => props.onTransfer(shownMember)}
          onWrite={() => props.onWrite(shownMember)}
          isWritten={props.written?.id === shownMember.id}
          sent={props.sent?.downline === shownMember.account ? props.sent : undefined}
        />
      )}
    </>
  );
}
