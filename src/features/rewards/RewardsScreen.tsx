import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs';
import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import { useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { Reward } from '#contract';
import { Badge } from '#ds/Badge';
import { Button } from '#ds/Button';
import { Card } from '#ds/Card';
import { Columns } from '#ds/Columns';
import { Heading } from '#ds/Heading';
import { Icon } from '#ds/Icon';
import { Link } from '#ds/Link';
import { Money } from '#ds/Money';
import { Notice } from '#ds/Notice';
import { Skeleton } from '#ds/Skeleton';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { formatDay, formatMoney, useLocaleRow, type LocaleRow } from '#ds-i18n';
import { ActionBar } from '#patterns/ActionBar';
import { AsyncSection, type Async } from '#patterns/AsyncSection';
import { actionMessages } from '../action.messages';
import { ViewTools } from '../ViewTools';
import { labelMessages } from '../label.messages';
import { moneyMessages } from '../money.messages';
import type { NoticeContent } from '../notice';
import { offerStatusMessages } from '../offerStatus.messages';
import { ClaimDialog } from './ClaimDialog';
import { rewardMessages as messages } from './messages';
import { PrizeDialog } from './PrizeDialog';
import * as styles from './RewardsScreen.styles';

/** Which rewards are shown. */
export type RewardView = 'all' | 'toClaim' | 'claimed';

export interface RewardsScreenProps {
  /** In their order. */
  rewards: Async<{ list: readonly Reward[]; currency: string }>;
  view: RewardView;
  onViewChange: (view: RewardView) => void;
  onClaim: (reward: Reward) => void;
  /** Claims all cash that waits, one after the other. */
  onClaimCash: (ids: readonly string[]) => void;
  /** Id of the reward that is being claimed. */
  claiming?: string | undefined;
  /** The reward that was claimed last on this page. */
  claimed?: Reward | undefined;
  /** Why the last claim came to nothing. */
  claimFailure?: NoticeContent | undefined;
  /** Called when a question is put away, so that an old failure does not stand in the next one. */
  onClaimClose: () => void;
  /** Id of the prize whose detail is open. */
  prize?: string | undefined;
  /** A prize is opened, or none any more. */
  onPrize: (id: string | undefined) => void;
  /** Said when the prize that the address names is not there. */
  missingPrize?: string | undefined;
  /** Address of the bonus details. */
  bonusHref: string;
}

const isIn: Record<RewardView, (reward: Reward) => boolean> = {
  all: () => true,
  toClaim: ({ status }) => status === 'ready',
  claimed: ({ status }) => status === 'claimed',
};

/** What waits for a member, what is still to come and what was claimed. What a bonus asks for is said before the claim. */
export function RewardsScreen(props: RewardsScreenProps) {
  const { view, onViewChange } = props;
  const { state, value } = props.rewards;
  const { list: rewards = [], currency = '' } = value ?? {};
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const [asked, setAsked] = useState<string>();
  const question = rewards.find(({ id }) => id === asked);
  // It is answered once the platform says so. A refusal stays to be read, whatever became of the reward.
  const isOpen = question !== undefined && (question.status === 'ready' || props.claimFailure !== undefined);
  const shown = rewards.filter(isIn[view]);
  const prize = rewards.find(({ id }) => id === props.prize);
  const ask = ({ id }: Reward): void => {
    props.onClaimClose();
    setAsked(id);
  };
  const cash = rewards.filter(({ kind, status }) => kind === 'cash' && status === 'ready');
  const cashSum = cash.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  return (
    <Stack gap={4}>
      <ViewTools
        label={t(actionMessages.show)}
        views={[
          { id: 'all', label: t(actionMessages.all) },
          { id: 'toClaim', label: t(messages.toClaim) },
          { id: 'claimed', label: t(offerStatusMessages.claimed) },
        ]}
        value={view}
        onChange={onViewChange}
      >
        {cash.length > 1 && (
          <ActionBar>
            <Button
              isPending={props.claiming !== undefined && !isOpen}
              onPress={() => {
                props.onClaimClose();
                props.onClaimCash(cash.map(({ id }) => id));
              }}
            >
              {t(messages.claimCash, {
                amount: formatMoney(cashSum, currency, locale).text,
              })}
            </Button>
          </ActionBar>
        )}
      </ViewTools>
      <div role="status" css={styles.status}>
        {props.claimFailure && !question && (
          <Notice tone="danger" role="note">
            {props.claimFailure.title}
          </Notice>
        )}
        {props.missingPrize && <Notice tone="warning">{props.missingPrize}</Notice>}
        {props.claimed && <Done reward={props.claimed} currency={currency} bonusHref={props.bonusHref} />}
      </div>
      <AsyncSection
        of={props.rewards}
        state={state === 'ready' && shown.length === 0 ? 'empty' : state}
        isCard
        skeleton={<Skeleton shape="block" blockSize="16rem" />}
        empty={
          rewards.length === 0
            ? { title: t(messages.emptyTitle), description: t(messages.emptyText) }
            : { title: t(messages.noneTitle), description: t(messages.noneText) }
        }
        failure={{
          title: t(messages.failedTitle),
          description: t(messages.failedText),
        }}
      >
        <Stack gap={4}>
          <Columns
            elementType="ul"
            count={2}
            gap={3}
            align="stretch"
            role="list"
            aria-label={t(moneyMessages.rewards)}
          >
            {shown.map((reward) => (
              <RewardCard
                key={reward.id}
                reward={reward}
                currency={currency}
                onOpen={() => props.onPrize(reward.id)}
                onAsk={() => ask(reward)}
              />
            ))}
          </Columns>
          <Text>{t(messages.goesBack)}</Text>
        </Stack>
      </AsyncSection>
      {prize && !isOpen && (
        <PrizeDialog
          reward={prize}
          currency={currency}
          date={dateOf(prize, t, locale)}
          onClose={() => props.onPrize(undefined)}
          onAsk={() => {
            props.onPrize(undefined);
            ask(prize);
          }}
        />
      )}
      {question && (
        <ClaimDialog
          reward={question}
          currency={currency}
          isOpen={isOpen}
          onOpenChange={(open) => {
            if (open) return;
            setAsked(undefined);
            props.onClaimClose();
          }}
          onConfirm={() => props.onClaim(question)}
          isPending={props.claiming === question.id}
          error={props.claimFailure?.title}
        />
      )}
    </Stack>
  );
}

function Done({ reward, currency, bonusHref }: { reward: Reward; currency: string; bonusHref: string }) {
  const { formatMessage: t } = useIntl();
  return (
    <Notice tone="success">
      <span css={styles.done}>
        {reward.kind === 'cash' ? (
          t(moneyMessages.inMainWallet, {
            amount: <Money key="amount" amount={reward.amount} currency={currency} />,
          })
        ) : (
          <>
            {t(messages.opened)} <Link href={bonusHref}>{t(labelMessages.bonusDetails)}</Link>
          </>
        )}
      </span>
    </Notice>
  );
}

/** When a reward opens, ends or was claimed. */
function dateOf(
  { status, opensAt, endsAt, claimedAt }: Reward,
  t: IntlShape['formatMessage'],
  row: LocaleRow,
): string {
  const day = (at: string): string => formatDay(at, row);
  const dates = {
    coming: t(messages.opens, { day: day(opensAt) }),
    ready: t(messages.ends, { day: day(endsAt) }),
    claimed: t(messages.claimedOn, { day: day(claimedAt ?? endsAt) }),
    expired: t(messages.ended, { day: day(endsAt) }),
  };
  return dates[status];
}

interface RewardCardProps {
  reward: Reward;
  currency: string;
  /** Opens its detail. */
  onOpen: () => void;
  /** Begins the claim. */
  onAsk: () => void;
}

function RewardCard({ reward, currency, onOpen, onAsk }: RewardCardProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const { status, title, reason, kind, amount } = reward;
  return (
    <Card elementType="li">
      <div css={styles.card}>
        <span css={styles.glyph} data-quiet={status !== 'ready' || undefined}>
          <Icon icon={kind === 'cash' ? IconCoins : IconGift} size={24} />
        </span>
        <Stack gap={1}>
          <Text elementType="span" size="xs" wrap="anywhere">
            {reason}
          </Text>
          <Heading wrap="anywhere">
            <Link isStandalone tone="neutral" onPress={onOpen}>
              {title}
            </Link>
          </Heading>
          <Money amount={amount} currency={currency} />
          <div css={styles.foot}>
            <Text elementType="span">{dateOf(reward, t, locale)}</Text>
            {status === 'ready' && (
              <Button
                size="sm"
                emphasis="soft"
                onPress={onAsk}
                aria-label={[t(actionMessages.claim), title, reason].join(', ')}
              >
                {t(actionMessages.claim)}
              </Button>
            )}
            {status === 'coming' && <Badge tone="warning">{t(messages.comingBadge)}</Badge>}
            {status === 'claimed' && <Badge tone="success">{t(messages.claimedBadge)}</Badge>}
            {status === 'expired' && <Badge>{t(messages.endedBadge)}</Badge>}
          </div>
        </Stack>
      </div>
    </Card>
  );
}
