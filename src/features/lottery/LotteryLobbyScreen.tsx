import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Lottery } from '#contract';
import { Card } from '#ds/Card';
import { Skeleton } from '#ds/Skeleton';
import { ToggleButton } from '#ds/ToggleButton';
import { ToggleButtonGroup } from '#ds/ToggleButtonGroup';
import { AsyncSection, type AsyncState } from '#patterns/AsyncSection';
import type { Notice } from '../notice';
import * as styles from './Betting.styles';
import { LotteryCard } from './LotteryCard';
import { lotteryMessages as messages } from './messages';

export interface LotteryLobbyScreenProps {
  /** How the list is coming along. */
  state: AsyncState;
  lotteries: readonly Lottery[];
  /** Pairs of digits that came most often, and how often. */
  popular: readonly { number: string; times: number }[];
  /** Time it shows instead of the clock's, for stories. */
  now?: number;
  /** A draw has closed: its result is due. */
  onDrawClose: () => void;
  failure?: Notice | undefined;
  onRetry: () => void;
}

const familyNames = {
  VN: messages.familyVN,
  SSC: messages.familySSC,
  '11X5': messages.family11X5,
  PK10: messages.familyPK10,
  LHC: messages.familyLHC,
  PCB: messages.familyPCB,
  K3: messages.familyK3,
  LF: messages.familyLF,
} as const;
type Family = keyof typeof familyNames;
const families = Object.keys(familyNames) as Family[];
const everyKind = 'all';
const soonest = 3;

/** Every lottery by its kind, with its last result, the time to its next draw and the way to bet. */
export function LotteryLobbyScreen({
  state,
  lotteries,
  popular,
  now,
  onDrawClose,
  failure,
  onRetry,
}: LotteryLobbyScreenProps) {
  const { formatMessage: say } = useIntl();
  const [kind, setKind] = useState<string>(everyKind);
  const next = lotteries
    .toSorted((a, b) => Date.parse(a.nextDrawAt) - Date.parse(b.nextDrawAt))
    .slice(0, soonest);
  const present = families.filter((family) => lotteries.some((lottery) => lottery.family === family));
  const shown = present.includes(kind as Family) ? [kind as Family] : present;
  const card = (lottery: Lottery, isLarge = false) => (
    <LotteryCard key={lottery.code} lottery={lottery} isLarge={isLarge} now={now} onDrawClose={onDrawClose} />
  );
  const most = Math.max(1, ...popular.map(({ times }) => times));
  return (
    <div css={styles.page}>
      <div css={styles.pair}>
        <h1 css={styles.title}>{say(messages.title)}</h1>
        <p css={styles.quiet}>{say(messages.lobbyIntro)}</p>
      </div>
      <AsyncSection
        state={state}
        isCard
        skeleton={<Skeleton shape="block" blockSize="20rem" />}
        failure={{
          title: failure?.title ?? say(messages.lobbyFailed),
          description: failure?.text ?? say(messages.failedText),
          onRetry,
          retryLabel: say(messages.retry),
        }}
        asOf={say(messages.asOf)}
      >
        <div css={styles.stack}>
          <ToggleButtonGroup
            aria-label={say(messages.families)}
            emphasis="chip"
            selectedKeys={[kind]}
            disallowEmptySelection
            onSelectionChange={(keys) => setKind(String([...keys][0] ?? everyKind))}
          >
            {[everyKind, ...present].map((family) => (
              <ToggleButton key={family} id={family}>
                {say(family === everyKind ? messages.everyKind : familyNames[family as Family])}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          {shown.length === present.length && (
            <section css={styles.tight} aria-label={say(messages.nextDraws)}>
              <h2 css={styles.heading}>{say(messages.nextDraws)}</h2>
              <div css={styles.cards}>{next.map((lottery) => card(lottery, true))}</div>
            </section>
          )}
          {shown.map((family) => (
            <section key={family} css={styles.tight} aria-label={say(familyNames[family])}>
              <h2 css={styles.heading}>{say(familyNames[family])}</h2>
              <div css={styles.cards}>
                {lotteries.filter((lottery) => lottery.family === family).map((lottery) => card(lottery))}
              </div>
            </section>
          ))}
          {popular.length > 0 && (
            <Card elementType="section" aria-label={say(messages.popular)}>
              <div css={styles.tight}>
                <h2 css={styles.heading}>{say(messages.popular)}</h2>
                <p css={styles.quiet}>{say(messages.popularNote)}</p>
                <ol css={styles.popular}>
                  {popular.map(({ number, times }) => (
                    <li key={number} css={styles.popularRow}>
                      <b>{number}</b>
                      <progress css={styles.bar} value={times} max={most} aria-hidden />
                      <span css={styles.label}>{say(messages.times, { count: times })}</span>
                    </li>
                  ))}
                </ol>
              </div>
            </Card>
          )}
        </div>
      </AsyncSection>
    </div>
  );
}
