import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import type { Lottery } from '#contract';
import { Card } from '#ds/Card';
import { Countdown } from '#ds/Countdown';
import { Icon } from '#ds/Icon';
import { Skeleton, SkeletonGroup } from '#ds/Skeleton';
import { DrawResult } from './DrawResult';
import { HomeSection } from './HomeSection';
import { homeMessages } from './messages';
import * as styles from './Results.styles';
import type { Section } from './section';
import { SectionBody } from './SectionBody';

const shown = 4;

/** Lotteries with their last result and the time to the next draw. */
export const Results = memo(function Results({ lotteries }: { lotteries: Section<Lottery> }) {
  const { formatMessage: t } = useIntl();
  return (
    <HomeSection id="results" title={t(homeMessages.results)} href="/elott">
      <SectionBody
        section={lotteries}
        skeleton={
          <SkeletonGroup>
            <div css={styles.results}>
              {Array.from({ length: shown }, (_, index) => (
                <Card key={index}>
                  <div css={styles.result}>
                    <span css={styles.nameLine}>
                      <Skeleton inlineSize="50%" />
                    </span>
                    <span css={styles.ballsLine}>
                      <Skeleton shape="block" inlineSize="70%" blockSize="100%" />
                    </span>
                  </div>
                </Card>
              ))}
            </div>
          </SkeletonGroup>
        }
      >
        {(items) => (
          <div css={styles.results} data-ready>
            {items.slice(0, shown).map((lottery) => (
              <Card key={lottery.code}>
                <div css={styles.result}>
                  <div css={styles.resultHead}>
                    <b>{lottery.name}</b>
                    <span css={styles.left}>
                      <Icon icon={IconClock} size={14} />
                      <Countdown
                        endsAt={Date.parse(lottery.nextDrawAt)}
                        emphasis="quiet"
                        label={t(homeMessages.drawCloses)}
                      />
                    </span>
                  </div>
                  {lottery.last && <DrawResult lottery={lottery.name} last={lottery.last} />}
                </div>
              </Card>
            ))}
          </div>
        )}
      </SectionBody>
    </HomeSection>
  );
});
