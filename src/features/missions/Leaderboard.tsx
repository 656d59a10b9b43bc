import { useIntl } from 'react-intl';
import type { Leaderboard as Board } from '#contract';
import { Avatar } from '#ds/Avatar';
import { Card } from '#ds/Card';
import { Heading } from '#ds/Heading';
import { Inline } from '#ds/Inline';
import { Money } from '#ds/Money';
import { Skeleton } from '#ds/Skeleton';
import { Text } from '#ds/Text';
import { formatDateTime, formatNumber, useLocaleRow } from '#ds-i18n';
import { AsyncSection, type Async } from '#patterns/AsyncSection';
import { ChoiceButtons } from '../ChoiceButtons';
import { labelMessages } from '../label.messages';
import { dash } from '../useRecordCells';
import * as styles from './Leaderboard.styles';
import { missionMessages as messages } from './messages';

/** Between sentences. */
const gap = ' ';

export type BoardPeriod = 'week' | 'month';

export interface LeaderboardProps {
  board: Async<Board>;
  period: BoardPeriod;
  onPeriodChange: (period: BoardPeriod) => void;
}

/** Who bet most in a week or a month; the member's own place is always in sight. */
export function Leaderboard({ board: query, period, onPeriodChange }: LeaderboardProps) {
  const { state, value: board } = query;
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  return (
    <Card elementType="section" density="none" aria-label={t(messages.board)}>
      <div css={styles.body}>
        <Inline gap={2} justify="between">
          <Heading>{t(messages.board)}</Heading>
          <ChoiceButtons
            aria-label={t(labelMessages.period)}
            value={period}
            onChange={onPeriodChange}
            options={(['week', 'month'] as const).map((id) => ({ id, label: t(messages[id]) }))}
          />
        </Inline>
        {board && (
          <Text>
            {t(messages.rule, {
              amount: <Money key="amount" amount={board.pointUnit} currency={board.currency} />,
              time: formatDateTime(board.endsAt, locale, 'dateTime'),
            })}
          </Text>
        )}
      </div>
      <AsyncSection
        of={query}
        state={state === 'ready' && board?.rows.length === 0 ? 'empty' : state}
        skeleton={<Skeleton shape="block" blockSize="20rem" />}
        empty={{ title: t(messages.boardEmptyTitle), description: t(messages.boardEmptyText) }}
        failure={{
          title: t(messages.boardFailedTitle),
          description: t(messages.failedText),
        }}
      >
        {board && <Places board={board} />}
      </AsyncSection>
    </Card>
  );
}

function Places({ board }: { board: Board }) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const { rows, own, next, currency } = board;
  const ownIsShown = rows.some(({ isOwn }) => isOwn);
  const prizeOf = (prize: string | undefined) =>
    prize === undefined ? dash : <Money amount={prize} currency={currency} />;
  return (
    <>
      <ol css={styles.podium} role="list" aria-label={t(messages.firstThree)}>
        {rows.slice(0, 3).map(({ rank, account, image, points, prize, isOwn }) => (
          <li key={rank} css={styles.winner} data-rank={rank}>
            <Avatar name={account} src={image} size={rank === 1 ? 'lg' : 'md'} isDecorative />
            <span css={styles.name}>{isOwn ? t(messages.you) : account}</span>
            <span css={styles.points} aria-label={t(messages.points, { points })} role="img">
              {formatNumber(points, locale)}
            </span>
            <span css={styles.block} data-rank={rank}>
              <span css={styles.rank} aria-label={t(messages.place, { rank })} role="img">
                {formatNumber(rank, locale)}
              </span>
              <Text elementType="span" tone="highlight" weight="medium">
                {prizeOf(prize)}
              </Text>
            </span>
          </li>
        ))}
      </ol>
      <ol css={styles.rows} role="list" aria-label={t(messages.others)}>
        {[
          ...rows.slice(3),
          ...(own && !ownIsShown ? [{ ...own, isOwn: true, account: '', image: undefined }] : []),
        ].map(({ rank, account, image, points, prize, isOwn }) => (
          <li key={rank} css={styles.row} data-own={isOwn || undefined}>
            <span css={styles.place}>{formatNumber(rank, locale)}</span>
            <Avatar name={isOwn ? t(messages.you) : account} src={image} size="sm" isDecorative />
            <span css={styles.name}>{isOwn ? t(messages.you) : account}</span>
            <span css={styles.points} aria-label={t(messages.points, { points })} role="img">
              {formatNumber(points, locale)}
            </span>
            <span css={styles.end}>{prizeOf(prize)}</span>
          </li>
        ))}
      </ol>
      <p css={styles.foot}>
        {next &&
          t(messages.missing, {
            points: next.points,
            rank: next.rank,
            prize: <Money key="prize" amount={next.prize} currency={currency} />,
          })}
        {gap}
        {t(messages.planned)}
      </p>
    </>
  );
}
