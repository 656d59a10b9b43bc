import { useIntl } from 'react-intl';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import { Link } from '#ds/Link';
import { Notice } from '#ds/Notice';
import { Stack } from '#ds/Stack';
import { Table, type TableColumn } from '#ds/Table';
import { isolate } from '#design-system/i18n/joinFacts.ts';
import { labelMessages } from '../label.messages';
import { siteMessages } from '../site.messages';
import { useRecordCells } from '../useRecordCells';
import { bettingMessages as messages } from './messages';
import type { RecordedBet } from './bets';

type Correction = RecordedBet['corrections'][number];
type Side = Correction['before'];

/** Both sides stand in the panel of a phone. */
const minWidth = 80;

export interface BetCorrectionsProps {
  bet: RecordedBet;
  timeZone: string;
}

/** How a bet was settled anew because the result of its match was corrected: before and after, each time. */
export function BetCorrections({ bet, timeZone }: BetCorrectionsProps) {
  const { formatMessage: t } = useIntl();
  const { money, moment } = useRecordCells({ currency: bet.currency, timeZone });
  const scoreOf = ({ score }: Side, { period }: Correction) => {
    if (!score) return t(messages.void);
    const goals = isolate(score.join('–'));
    return period ? t(messages[period], { score: goals }) : goals;
  };
  const rows = [
    { id: 'time', name: t(labelMessages.time), of: ({ at }: Side) => moment(at) },
    { id: 'score', name: t(messages.score), of: scoreOf },
    { id: 'bet', name: t(labelMessages.status), of: ({ standing }: Side) => t(messages[standing]) },
    { id: 'payout', name: t(messages.payout), of: ({ payout }: Side) => money(payout) },
    {
      id: 'profit',
      name: t(messages.profit),
      of: ({ payout }: Side) => money(BigInt(payout) - BigInt(bet.stake), 'change'),
    },
  ];
  const columnsOf = (correction: Correction): TableColumn<(typeof rows)[number]>[] => [
    { id: 'fact', name: t(messages.facts), minWidth, render: ({ name }) => name },
    {
      id: 'before',
      name: t(messages.before),
      minWidth,
      render: ({ of }) => of(correction.before, correction),
    },
    { id: 'after', name: t(messages.after), minWidth, render: ({ of }) => of(correction.after, correction) },
  ];
  return bet.corrections.map((correction) => {
    const { id, home, away, after } = correction;
    return (
      <Stack key={id} gap={3}>
        <Notice
          icon={IconHistory}
          title={
            after.score
              ? t(messages.corrected, { home, away, score: scoreOf(after, correction) })
              : t(messages.correctedVoid, { home, away })
          }
          // Of somebody in the team, the account record is theirs.
          action={
            bet.account === '' && (
              <Link isStandalone href="/personal/transactionHistory">
                {t(siteMessages.accountRecord)}
              </Link>
            )
          }
        >
          {t(messages.correctedText)}
        </Notice>
        <Table
          aria-label={t(messages.correction)}
          columns={columnsOf(correction)}
          items={rows}
          getKey={(row) => row.id}
        />
      </Stack>
    );
  });
}
