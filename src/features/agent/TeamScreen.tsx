import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { useCallback, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { DownlineTransfer, ReplyOf, teamCalls, TeamMember } from '#contract';
import { Avatar } from '#ds/Avatar';
import { Badge } from '#ds/Badge';
import { Button } from '#ds/Button';
import { Notice } from '#ds/Notice';
import { Stack } from '#ds/Stack';
import type { SortOrder } from '#ds/Table';
import { useLocaleRow } from '#ds-i18n';
import { ListRow } from '#patterns/ListRow';
import { PageAction } from '#patterns/PageHead';
import { labelMessages } from '../label.messages';
import type { NoticeContent } from '../notice';
import { RecordPage, type RecordRows, type Records } from '../RecordPage';
import { siteMessages } from '../site.messages';
import { shortPath } from '../teamName';
import { useRecordCells } from '../useRecordCells';
import { mailMessages } from './mail.messages';
import { teamMessages as messages } from './messages';
import { MemberDrawer, type MemberReport } from './MemberDrawer';
import { teamColumns } from './teamColumns';
import { TeamPath } from './TeamPath';
import { joinFacts } from '#design-system/i18n/joinFacts.ts';

type TeamPage = ReplyOf<typeof teamCalls.members>;

/** The accounts that are shown, with sums of the whole team. */
export interface TeamList extends RecordRows<TeamMember> {
  /** From the agent who looks to the account whose downlines are shown. */
  path: TeamPage['path'];
  /** The agent's own rebates. */
  ownRates: TeamMember['rates'];
  /** Of the team whose downlines are shown; of the whole one while it is searched. */
  direct: number;
  agents: number;
  whole: number;
  teamBalance: string;
}

/** Its filter is `search`: a part of a name, anywhere in the team. */
export interface TeamScreenProps extends Omit<Records<TeamList>, 'today'> {
  sort: SortOrder;
  onSortChange: (sort: SortOrder) => void;
  /** Shows the direct downlines of an account; of oneself when empty. */
  onOpen: (id: string) => void;
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

/** The accounts below an agent, level by level or found by name, with what each holds and gets. */
export function TeamScreen(props: TeamScreenProps) {
  const { filters, onOpen } = props;
  const { value: list } = props.list;
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const [asked, setAsked] = useState<string>();
  const cells = useRecordCells(list);
  const columns = useMemo(
    () => teamColumns({ t, row: locale, cells, onOpen, onDetails: setAsked }),
    [t, locale, cells, onOpen],
  );
  const renderRow = useCallback(
    (member: TeamMember) => (
      <ListRow
        media={<Avatar name={member.account} size="md" />}
        title={member.account}
        line={joinFacts([
          ...(member.path.length > 0 && filters['search'] ? [shortPath(member.path, member.account)] : []),
          t(member.type === 0 ? labelMessages.member : labelMessages.agent),
          ...(member.members > 0 ? [cells.number(member.members)] : []),
        ])}
        onPress={() => (member.members > 0 ? onOpen(member.id) : setAsked(member.id))}
        hasChevron={member.members > 0}
        end={
          <Stack elementType="span" gap={1} align="end">
            {cells.money(member.teamBalance)}
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
    [t, cells, filters, onOpen],
  );
  const shownMember = list?.rows.find(({ id }) => id === asked);
  return (
    <>
      <RecordPage
        records={props}
        aria-label={t(labelMessages.team)}
        getKey={keyOf}
        columns={columns}
        renderRow={renderRow}
        fields={[{ kind: 'search', id: 'search', label: t(siteMessages.account) }]}
        sort={props.sort}
        onSortChange={props.onSortChange}
        actions={
          list &&
          (list.whole > 0 || list.path.length > 1) && (
            <PageAction icon={IconMail} label={t(mailMessages.open)} onPress={() => props.onWrite()} />
          )
        }
        totals={{
          label: t(messages.summary),
          items: [
            ...(['direct', 'agents', 'whole'] as const).map((id) => ({
              id,
              label: t(messages[id]),
              value: list && cells.number(list[id]),
            })),
            { id: 'balance', label: t(messages.teamBalance), value: cells.sum(list?.teamBalance) },
          ],
        }}
        summary={
          <>
            {list && !filters['search'] && <TeamPath path={list.path} onOpen={onOpen} />}
            {props.written && props.written.id === undefined && (
              <div role="status">
                <Notice tone="success">{t(mailMessages.sent, { count: props.written.receivers })}</Notice>
              </div>
            )}
          </>
        }
        empty={{
          title: t(messages.emptyTitle),
          description: t(messages.emptyText),
          action: t(messages.emptyAction),
          onAction: () => onOpen(''),
        }}
        failure={{ title: t(messages.failedTitle), description: t(messages.failedText) }}
      />
      {list && shownMember && (
        <MemberDrawer
          key={shownMember.id}
          member={shownMember}
          currency={list.currency}
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
