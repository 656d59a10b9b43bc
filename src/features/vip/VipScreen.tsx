import { useIntl } from 'react-intl';
import type { VipGift, VipLevel, VipStatus } from '#contract';
import { Button } from '#ds/Button';
import { Heading } from '#ds/Heading';
import { Money } from '#ds/Money';
import { Notice } from '#ds/Notice';
import { Skeleton } from '#ds/Skeleton';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { AsyncSection, type Async } from '#patterns/AsyncSection';
import { ContentPage } from '../ContentPage';
import { moneyMessages } from '../money.messages';
import type { NoticeContent } from '../notice';
import { WordedNotice } from '../WordedNotice';
import { vipMessages as messages } from './messages';
import { VipBenefits } from './VipBenefits';
import { VipGifts } from './VipGifts';
import { VipHero } from './VipHero';
import * as styles from './VipScreen.styles';

export interface VipScreenProps {
  /** The lowest first; on their way until the own standing of a member is there, too. */
  levels: Async<{ levels: readonly VipLevel[]; currency: string }>;
  /** Where the member stands; not there for a visitor. */
  status: VipStatus | undefined;
  onLogIn: () => void;
  /** Asks for a gift; told its id. */
  onClaim: (gift: VipGift) => void;
  /** Id of the gift that is being claimed. */
  claiming?: string | undefined;
  /** What was claimed last on this page, in minor units. */
  claimed?: string | undefined;
  /** Why the last claim came to nothing. */
  claimFailure?: NoticeContent | undefined;
  /** Where a birthday is said. */
  profileHref: string;
}

/** Levels of loyalty: where one stands, what comes next, gifts to claim, and what each level gives. */
export function VipScreen(props: VipScreenProps) {
  const { status } = props;
  const { state, value } = props.levels;
  const levels = value?.levels ?? [];
  const currency = status?.currency ?? value?.currency ?? '';
  const { formatMessage: t } = useIntl();
  return (
    <ContentPage {...(state !== 'ready' && { title: t(messages.title) })}>
      <AsyncSection
        of={props.levels}
        isCard
        skeleton={
          <Stack gap={6}>
            <Skeleton shape="block" blockSize="24rem" />
            <Skeleton shape="block" blockSize="13rem" />
          </Stack>
        }
        failure={{
          title: t(messages.failedTitle),
          description: t(messages.failedText),
        }}
      >
        <Stack gap={10}>
          <VipHero levels={levels} status={status} currency={currency}>
            {!status && <Button onPress={props.onLogIn}>{t(messages.logIn)}</Button>}
          </VipHero>
          {status && (
            <Stack elementType="section" gap={4} aria-labelledby="vip-gifts">
              <Heading id="vip-gifts" size="xl" face="display">
                {t(messages.gifts)}
              </Heading>
              <div role="status" css={styles.status}>
                {props.claimed !== undefined && (
                  <Notice tone="success">
                    {t(moneyMessages.inMainWallet, {
                      amount: <Money key="amount" amount={props.claimed} currency={currency} />,
                    })}
                  </Notice>
                )}
              </div>
              <WordedNotice notice={props.claimFailure} />
              <VipGifts {...props} status={status} currency={currency} />
            </Stack>
          )}
          <Stack elementType="section" gap={4} aria-labelledby="vip-levels">
            <div css={styles.head}>
              <Heading id="vip-levels" size="xl" face="display">
                {t(messages.compare)}
              </Heading>
              <Text elementType="span">{t(messages.noWagering)}</Text>
            </div>
            <VipBenefits levels={levels} level={status?.level} currency={currency} />
            <Text>{t(messages.note)}</Text>
          </Stack>
        </Stack>
      </AsyncSection>
    </ContentPage>
  );
}
