import { useIntl } from 'react-intl';
import type { Lottery } from '#contract';
import { Countdown } from '#ds/Countdown';
import { Heading } from '#ds/Heading';
import { Inline } from '#ds/Inline';
import { Link } from '#ds/Link';
import { Skeleton } from '#ds/Skeleton';
import { Text } from '#ds/Text';
import { PageHead } from '#patterns/PageHead';
import { AsyncSection, type Async } from '#patterns/AsyncSection';
import * as page from './Betting.styles';
import { localMessages as messages } from './local.messages';
import * as styles from './LocalGames.styles';
import { DrawBalls } from './DrawBalls';
import { inWindowOf } from './lotteryWindow';
import { lotteryMessages } from './messages';

export interface LocalGamesScreenProps {
  /** Those that draw every few minutes. */
  games: Async<readonly Lottery[]>;
  /** Time it shows instead of the clock's, for stories. */
  now?: number;
  /** A draw has closed: its result is due. */
  onDrawClose: () => void;
}

/** Quick games of the house, each a small tile with its rule in one line. */
export function LocalGamesScreen({ games: query, now, onDrawClose }: LocalGamesScreenProps) {
  const { value: games = [] } = query;
  const { formatMessage: t } = useIntl();
  return (
    <div css={page.page}>
      <PageHead title={t(messages.title)} line={t(messages.intro)} />
      <AsyncSection
        of={query}
        isCard
        skeleton={<Skeleton shape="block" blockSize="20rem" />}
        failure={{ title: t(lotteryMessages.lobbyFailed), description: t(lotteryMessages.failedText) }}
        asOf={t(lotteryMessages.asOf)}
      >
        {games.length === 0 ? (
          <Text>{t(messages.empty)}</Text>
        ) : (
          <ul css={styles.tiles}>
            {games.map(({ code, name, family, everySeconds, nextDrawAt, last, vassalage }) => (
              <li key={code} css={styles.tile}>
                <Heading size="sm">
                  <Link href={`/lottery?game=${code}`} {...inWindowOf(vassalage)} isStandalone>
                    {name}
                  </Link>
                </Heading>
                <Text size="xs">{t(messages[family])}</Text>
                {last && (
                  <div css={styles.draw} data-family={family}>
                    <DrawBalls
                      family={family}
                      balls={last.balls}
                      size="sm"
                      label={t(lotteryMessages.resultOf, { issue: last.issue })}
                    />
                  </div>
                )}
                <Inline elementType="span" gap={2} justify="between">
                  <Text elementType="span" size="xs">
                    {t(messages.every, { minutes: everySeconds / 60 })}
                  </Text>
                  <Countdown
                    key={nextDrawAt}
                    emphasis="quiet"
                    endsAt={Date.parse(nextDrawAt)}
                    {...(now !== undefined && { now })}
                    label={t(lotteryMessages.closes)}
                    onEnd={onDrawClose}
                  />
                </Inline>
              </li>
            ))}
          </ul>
        )}
      </AsyncSection>
    </div>
  );
}
