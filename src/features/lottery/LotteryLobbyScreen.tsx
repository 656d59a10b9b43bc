import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Lottery } from '#contract';
import { Card } from '#ds/Card';
import { LinkButton } from '#ds/LinkButton';
import { Skeleton } from '#ds/Skeleton';
import { ToggleButton } from '#ds/ToggleButton';
import { ToggleButtonGroup } from '#ds/ToggleButtonGroup';
import { AsyncSection, type Async } from '#patterns/AsyncSection';
import { actionMessages } from '../action.messages';
import { siteMessages } from '../site.messages';
import * as styles from './Betting.styles';
import { DrawBalls } from './DrawBalls';
import { LotteryCard } from './LotteryCard';
import { LotteryLinks, type LotteryLink } from './LotteryLinks';
import { lotteryMessages as messages } from './messages';
import { recentLotteryMessages } from './recentLottery.messages';
import { vendorGameMessages } from './vendorGame.messages';

export interface LotteryLobbyScreenProps {
  lotteries: Async<readonly Lottery[]>;
  /** Houses that run lotteries, with the one whose lotteries are shown; none for all of them. */
  vendors: readonly { code: string; name: string }[];
  vendor: string | undefined;
  onVendor: (code: string | undefined) => void;
  /** Lotteries that the member played last. */
  recent: readonly LotteryLink[];
  /** Lotteries that their houses run themselves, by house; the last link of each leads to the lobby of the house. */
  houses: readonly { code: string; name: string; lotteries: readonly LotteryLink[] }[];
  /** Lotteries by their latest draw, the newest first. */
  opened: readonly Lottery[];
  /** Pairs of digits that came most often, and how often. */
  popular: readonly { number: string; times: number }[];
  /** How many of them. */
  popularCount: PopularCount;
  onPopularCount: (count: PopularCount) => void;
  /** Time it shows instead of the clock's, for stories. */
  now?: number;
  /** A draw has closed: its result is due. */
  onDrawClose: () => void;
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
/** How many popular numbers there are to see. Source: spec section 9. */
export const popularCounts = ['20', '100'] as const;
export type PopularCount = (typeof popularCounts)[number];
const everyKind = 'all';
const soonest = 3;

/** Every lottery by its kind, with its last result, the time to its next draw and the way to bet. */
export function LotteryLobbyScreen({
  lotteries: query,
  vendors,
  vendor,
  onVendor,
  recent,
  houses,
  opened,
  popular,
  popularCount,
  onPopularCount,
  now,
  onDrawClose,
}: LotteryLobbyScreenProps) {
  const { value: lotteries = [] } = query;
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
      <div css={styles.row}>
        <div css={styles.pair}>
          <h1 css={styles.title}>{say(messages.title)}</h1>
          <p css={styles.quiet}>{say(messages.lobbyIntro)}</p>
        </div>
        <div css={styles.tools}>
          <LinkButton size="sm" tone="neutral" emphasis="outline" href="/vnlottery">
            {say(messages.vnResults)}
          </LinkButton>
          <LinkButton size="sm" tone="neutral" emphasis="outline" href="/localGames">
            {say(messages.quickGames)}
          </LinkButton>
        </div>
      </div>
      <AsyncSection
        of={query}
        isCard
        skeleton={<Skeleton shape="block" blockSize="20rem" />}
        failure={{
          title: say(messages.lobbyFailed),
          description: say(messages.failedText),
          retryLabel: say(siteMessages.tryAgain),
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
                {say(family === everyKind ? actionMessages.all : familyNames[family as Family])}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          {vendors.length > 1 && (
            <ToggleButtonGroup
              aria-label={say(vendorGameMessages.vendors)}
              emphasis="chip"
              selectedKeys={[vendor ?? everyKind]}
              disallowEmptySelection
              onSelectionChange={(keys) => {
                const code = String([...keys][0] ?? everyKind);
                onVendor(code === everyKind ? undefined : code);
              }}
            >
              {[{ code: everyKind, name: say(vendorGameMessages.every) }, ...vendors].map(
                ({ code, name }) => (
                  <ToggleButton key={code} id={code}>
                    {name}
                  </ToggleButton>
                ),
              )}
            </ToggleButtonGroup>
          )}
          <LotteryLinks title={say(recentLotteryMessages.lotteries)} lotteries={recent} />
          {shown.length === present.length && next.length > 0 && (
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
          {houses.map(({ code, name, lotteries: own }) => (
            <LotteryLinks
              key={code}
              title={say(vendorGameMessages.title, { vendor: name })}
              lotteries={own}
            />
          ))}
          {opened.length > 0 && (
            <Card elementType="section" aria-label={say(messages.results)}>
              <div css={styles.tight}>
                <h2 css={styles.heading}>{say(messages.results)}</h2>
                <ol css={styles.popular}>
                  {opened.map(
                    ({ code, name, family, last }) =>
                      last && (
                        <li key={code} css={styles.pair}>
                          <b>{name}</b>
                          <DrawBalls
                            family={family}
                            balls={last.balls}
                            size="sm"
                            label={say(messages.resultOf, { issue: last.issue })}
                          />
                        </li>
                      ),
                  )}
                </ol>
              </div>
            </Card>
          )}
          {popular.length > 0 && (
            <Card elementType="section" aria-label={say(messages.popular)}>
              <div css={styles.tight}>
                <div css={styles.row}>
                  <h2 css={styles.heading}>{say(messages.popular)}</h2>
                  <ToggleButtonGroup
                    aria-label={say(messages.popular)}
                    selectedKeys={[popularCount]}
                    disallowEmptySelection
                    onSelectionChange={(keys) =>
                      onPopularCount(popularCounts.find((each) => keys.has(each)) ?? popularCount)
                    }
                  >
                    {popularCounts.map((each) => (
                      <ToggleButton key={each} id={each}>
                        {each}
                      </ToggleButton>
                    ))}
                  </ToggleButtonGroup>
                </div>
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
