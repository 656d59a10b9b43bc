import { memo, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Winner } from '#contract';
import { DateTime } from '#ds/DateTime';
import { Money } from '#ds/Money';
import { SectionHeader } from '#ds/SectionHeader';
import { Skeleton, SkeletonGroup } from '#ds/Skeleton';
import { homeMessages } from './messages';
import { head, note, panel, quiet } from './panel.styles';
import type { Section } from './section';
import { SectionBody } from './SectionBody';
import * as styles from './Winners.styles';

/** The latest wins; the platform masks the accounts. */
export const Winners = memo(function Winners({ winners }: { winners: Section<Winner> }) {
  const { formatMessage: t } = useIntl();
  const id = useId();
  const title = t(homeMessages.wins);
  return (
    <div css={styles.frame}>
      <section css={panel} aria-labelledby={id}>
        <div css={head}>
          <SectionHeader
            id={id}
            title={title}
            action={
              winners.status === 'ready' && (
                <span css={note}>
                  <FormattedMessage {...homeMessages.top} values={{ count: winners.items.length }} />
                </span>
              )
            }
          />
        </div>
        <SectionBody
          section={winners}
          skeleton={
            <SkeletonGroup>
              <ul css={[styles.list, styles.cut]}>
                {Array.from({ length: 6 }, (_, index) => (
                  <li key={index} css={styles.win}>
                    <Skeleton shape="block" inlineSize="32px" blockSize="32px" />
                    <span css={styles.winLines}>
                      <Skeleton inlineSize="60%" />
                      <Skeleton inlineSize="80%" />
                    </span>
                    <Skeleton inlineSize="64px" />
                  </li>
                ))}
              </ul>
            </SkeletonGroup>
          }
        >
          {(items) =>
            items.length === 0 ? (
              <p css={quiet}>{t(homeMessages.emptyWins)}</p>
            ) : (
              // A region that scrolls must be reachable by keyboard.
              <div css={styles.scroller} tabIndex={0} role="group" aria-label={title}>
                <ul css={styles.list}>
                  {items.map((win) => (
                    <li key={win.id} css={styles.win}>
                      <img src={win.image} alt="" loading="lazy" />
                      <div css={styles.winText}>
                        <b>{win.gameName}</b>
                        <span>
                          <bdi>{win.account}</bdi>
                          <DateTime value={win.wonAt} format="relative" />
                        </span>
                      </div>
                      <b css={styles.amount}>
                        <Money amount={win.amount} currency={win.currency} tone="up" />
                      </b>
                    </li>
                  ))}
                </ul>
              </div>
            )
          }
        </SectionBody>
      </section>
    </div>
  );
});
