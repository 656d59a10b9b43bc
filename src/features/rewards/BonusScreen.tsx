import { useIntl } from 'react-intl';
import type { Bonus, ReplyOf, rewardCalls } from '#contract';
import { LinkButton } from '#ds/LinkButton';
import { Skeleton } from '#ds/Skeleton';
import { Stack } from '#ds/Stack';
import { AsyncSection, type Async } from '#patterns/AsyncSection';
import { actionMessages } from '../action.messages';
import type { NoticeContent } from '../notice';
import { ViewTools } from '../ViewTools';
import { BonusCard, type BonusCardProps } from './BonusCard';
import { CashbackList } from './CashbackList';
import { FreeSpinsCard } from './FreeSpinsCard';
import { BonusRecord, type BonusPanelProps, type BonusRecordProps } from './BonusRecord';
import { bonusRecordMessages as recordMessages } from './bonusRecord.messages';
import { MoneyOrder } from './MoneyOrder';
import { bonusMessages as messages } from './messages';

/** What is shown: bonuses that run, or the record of all of them. */
export type BonusView = 'active' | 'record';

export interface BonusScreenProps extends Pick<BonusCardProps, 'onGiveUp' | 'onClose' | 'onMore'> {
  /** All of them; those that run are shown. */
  bonuses: Async<ReplyOf<typeof rewardCalls.bonuses>>;
  record: BonusRecordProps;
  view: BonusView;
  onViewChange: (view: BonusView) => void;
  /** Bets while a bonus ran, by its id. */
  betsOf: (id: string) => BonusCardProps['bets'];
  /** Id of the bonus that is being given up. */
  givingUp?: string | undefined;
  /** Why giving up came to nothing. */
  giveUpFailure?: NoticeContent | undefined;
  /** Address of the reward centre. */
  rewardsHref: string;
}

/** Whether a bonus runs. */
export const isRunning = ({ status }: Bonus): boolean => status === 'open';

/** Bonuses with how far they are, what counts towards them bet by bet, and the way out. */
export function BonusScreen(props: BonusScreenProps) {
  const { view, onViewChange } = props;
  const { state, value } = props.bonuses;
  const bonuses = value?.list.filter(isRunning) ?? [];
  const cashback = value?.cashback ?? [];
  const freeSpins = value?.freeSpins ?? [];
  const isEmpty = bonuses.length + cashback.length + freeSpins.length === 0;
  const { formatMessage: t } = useIntl();
  const panelOf = (id: string): BonusPanelProps => ({
    bets: props.betsOf(id),
    onMore: props.onMore,
    onGiveUp: props.onGiveUp,
    onClose: props.onClose,
    isPending: props.givingUp === id,
    error: props.giveUpFailure?.title,
  });
  return (
    <Stack gap={4}>
      <ViewTools
        label={t(actionMessages.show)}
        views={[
          { id: 'active', label: t(messages.active) },
          { id: 'record', label: t(recordMessages.list) },
        ]}
        value={view}
        onChange={onViewChange}
      />
      {view === 'record' ? (
        <BonusRecord {...props.record} panelOf={panelOf} />
      ) : (
        <AsyncSection
          of={props.bonuses}
          state={state === 'ready' && isEmpty ? 'empty' : state}
          isCard
          skeleton={<Skeleton shape="block" blockSize="20rem" />}
          empty={{
            title: t(messages.emptyTitle),
            description: t(messages.emptyActive),
            action: (
              <LinkButton tone="neutral" href={props.rewardsHref}>
                {t(messages.toRewards)}
              </LinkButton>
            ),
          }}
          failure={{
            title: t(messages.failedTitle),
            description: t(messages.failedText),
          }}
        >
          <Stack gap={4}>
            {bonuses.map((bonus) => (
              <BonusCard
                key={bonus.id}
                bonus={bonus}
                currency={value?.currency ?? ''}
                {...panelOf(bonus.id)}
              />
            ))}
            {freeSpins.map((spins) => (
              <FreeSpinsCard key={spins.id} spins={spins} currency={value?.currency ?? ''} />
            ))}
            {value && bonuses.length > 0 && <MoneyOrder {...value} list={bonuses} />}
            {value && cashback.length > 0 && <CashbackList {...value} rewardsHref={props.rewardsHref} />}
          </Stack>
        </AsyncSection>
      )}
    </Stack>
  );
}
