import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Lottery } from '#contract';
import { Card } from '#ds/Card';
import { Heading } from '#ds/Heading';
import { Inline } from '#ds/Inline';
import { LinkButton } from '#ds/LinkButton';
import { Skeleton } from '#ds/Skeleton';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { PageHead } from '#patterns/PageHead';
import { AsyncSection, type Async } from '#patterns/AsyncSection';
import { ChoiceButtons } from '../ChoiceButtons';
import { TitledCard } from '../TitledCard';
import { actionMessages } from '../action.messages';
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
  const { formatMessage: t } = useIntl();
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
      <PageHead
        title={t(messages.title)}
        line={t(messages.lobbyIntro)}
        actions={
          <>
            <LinkButton size="sm" tone="neutral" emphasis="outline" href="/vnlottery">
              {t(messages.vnResults)}
            </LinkButton>
            <LinkButton size="sm" tone="neutral" emphasis="outline" href="/localGames">
              {t(messages.quickGames)}
            </LinkButton>
          </>
        }
        tools={
          present.length > 0 && (
            <>
              <ChoiceButtons
                aria-label={t(messages.families)}
                emphasis="chip"
                value={kind}
                onChange={setKind}
                options={[everyKind, ...present].map((family) => ({
                  id: family,
                  label: t(family === everyKind ? actionMessages.all : familyNames[family as Family]),
                }))}
              />
              {vendors.length > 1 && (
                <ChoiceButtons
                  aria-label={t(vendorGameMessages.vendors)}
                  emphasis="chip"
                  value={vendor ?? everyKind}
                  onChange={(code) => onVendor(code === everyKind ? undefined : code)}
                  options={[
                    { id: everyKind, label: t(vendorGameMessages.every) },
                    ...vendors.map(({ code, name }) => ({ id: code, label: name })),
                  ]}
                />
              )}
            </>
          )
        }
      />
      <AsyncSection
        of={query}
        isCard
        skeleton={<Skeleton shape="block" blockSize="20rem" />}
        failure={{ title: t(messages.lobbyFailed), description: t(messages.failedText) }}
        asOf={t(messages.asOf)}
      >
        <Stack gap={5}>
          <LotteryLinks title={t(recentLotteryMessages.lotteries)} lotteries={recent} />
          {shown.length === present.length && next.length > 0 && (
            <Stack elementType="section" gap={3} aria-label={t(messages.nextDraws)}>
              <Heading>{t(messages.nextDraws)}</Heading>
              <div css={styles.cards} data-next>
                {next.map((lottery) => card(lottery, true))}
              </div>
            </Stack>
          )}
          {shown.map((family) => (
            <Stack key={family} elementType="section" gap={3} aria-label={t(familyNames[family])}>
              <Heading>{t(familyNames[family])}</Heading>
              <div css={styles.cards}>
                {lotteries.filter((lottery) => lottery.family === family).map((lottery) => card(lottery))}
              </div>
            </Stack>
          ))}
          {houses.map(({ code, name, lotteries: own }) => (
            <LotteryLinks key={code} title={t(vendorGameMessages.title, { vendor: name })} lotteries={own} />
          ))}
          {opened.length > 0 && (
            <TitledCard title={t(messages.results)}>
              <ol css={styles.popular}>
                {opened.map(
                  ({ code, name, family, last }) =>
                    last && (
                      <Stack key={code} elementType="li" gap={1}>
                        <b>{name}</b>
                        <DrawBalls
                          family={family}
                          balls={last.balls}
                          size="sm"
                          label={t(messages.resultOf, { issue: last.issue })}
                        />
                      </Stack>
                    ),
                )}
              </ol>
            </TitledCard>
          )}
          {popular.length > 0 && (
            <Card elementType="section" aria-label={t(messages.popular)}>
              <Stack gap={3}>
                <Inline gap={3} justify="between">
                  <Heading>{t(messages.popular)}</Heading>
                  <ChoiceButtons
                    aria-label={t(messages.popular)}
                    value={popularCount}
                    onChange={onPopularCount}
                    options={popularCounts.map((id) => ({ id, label: id }))}
                  />
                </Inline>
                <Text>{t(messages.popularNote)}</Text>
                <ol css={styles.popular}>
                  {popular.map(({ number, times }) => (
                    <li key={number} css={styles.popularRow}>
                      <b>{number}</b>
                      <progress css={styles.bar} value={times} max={most} aria-hidden />
                      <Text elementType="span" size="xs">
                        {t(messages.times, { count: times })}
                      </Text>
                    </li>
                  ))}
                </ol>
              </Stack>
            </Card>
          )}
        </Stack>
      </AsyncSection>
    </div>
  );
}
