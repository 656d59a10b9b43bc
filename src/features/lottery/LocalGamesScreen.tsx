import { useIntl } from 'react-intl';
import type { Lottery } from '#contract';
import { Countdown } from '#ds/Countdown';
import { Link } from '#ds/Link';
import { Skeleton } from '#ds/Skeleton';
import { AsyncSection, type Async } from '#patterns/AsyncSection';
import { siteMessages } from '../site.messages';
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
  const { formatMessage: say } = useIntl();
  return (
    <div css={page.page}>
      <div css={page.pair}>
        <h1 css={page.title}>{say(messages.title)}</h1>
        <p css={page.quiet}>{say(messages.intro)}</p>
      </div>
      <AsyncSection
        of={query}
        isCard
        skeleton={<Skeleton shape="block" blockSize="20rem" />}
        failure={{
          title: say(lotteryMessages.lobbyFailed),
          description: say(lotteryMessages.failedText),
          retryLabel: say(siteMessages.tryAgain),
        }}
        asOf={say(lotteryMessages.asOf)}
      >
        {games.length === 0 ? (
          <p css={page.quiet}>{say(messages.empty)}</p>
        ) : (
          <ul css={styles.tiles}>
            {games.map(({ code, name, family, everySeconds, nextDrawAt, last, vassalage }) => (
              <li key={code} css={styles.tile}>
                <h2 css={styles.name}>
                  <Link href={`/lottery?game=${code}`} {...inWindowOf(vassalage)} isStandalone>
                    {name}
                  </Link>
                </h2>
                <p css={page.label}>{say(messages[family])}</p>
                {last && (
                  <div css={styles.draw} data-family={family}>
                    <DrawBalls
                      family={family}
                      balls={last.balls}
                      size="sm"
                      label={say(lotteryMessages.resultOf, { issue: last.issue })}
                    />
                  </div>
                )}
                <span css={styles.foot}>
                  <span css={page.label}>{say(messages.every, { minutes: everySeconds / 60 })}</span>
                  <Countdown
                    key={nextDrawAt}
                    emphasis="quiet"
                    endsAt={Date.parse(nextDrawAt)}
                    {...(now !== undefined && { now })}
                    label={say(lotteryMessages.closes)}
                    onEnd={onDrawClose}
                  />
                </span>
              </li>
            ))}
          </ul>
        )}
      </AsyncSection>
    </div>
  );
}
