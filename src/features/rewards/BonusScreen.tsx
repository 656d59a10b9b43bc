import { useIntl } from 'react-intl';
import type { Bonus } from '#contract';
import { LinkButton } from '#ds/LinkButton';
import { Skeleton } from '#ds/Skeleton';
import { AsyncSection, type AsyncState } from '#patterns/AsyncSection';
import { FilterBar } from '#patterns/FilterBar';
import type { Notice } from '../notice';
import { BonusCard, type BonusCardProps } from './BonusCard';
import * as styles from './BonusScreen.styles';
import { bonusMessages as messages } from './messages';

/** Which bonuses are shown. */
export type BonusView = 'active' | 'completed' | 'ended';

export interface BonusScreenProps extends Pick<
  BonusCardProps,
  'currency' | 'onGiveUp' | 'onClose' | 'onMore'
> {
  /** How the bonuses are coming along. */
  state: AsyncState;
  bonuses: readonly Bonus[];
  view: BonusView;
  onViewChange: (view: BonusView) => void;
  /** Bets while a bonus ran, by its id. */
  betsOf: (id: string) => BonusCardProps['bets'];
  /** Id of the bonus that is being given up. */
  givingUp?: string | undefined;
  /** Why giving up came to nothing. */
  giveUpFailure?: Notice | undefined;
  /** Address of the reward centre. */
  rewardsHref: string;
  failure?: Notice | undefined;
  onRetry: () => void;
}

/** Whether a bonus stands in a view. */
export const isIn: Record<BonusView, (bonus: Bonus) => boolean> = {
  active: ({ status }) => status === 'open',
  completed: ({ status }) => status === 'met',
  ended: ({ status }) => status === 'expired' || status === 'givenUp',
};

/** Bonuses with how far they are, what counts towards them bet by bet, and the way out. */
export function BonusScreen(props: BonusScreenProps) {
  const { state, bonuses, view, onViewChange, failure, onRetry, currency } = props;
  const { formatMessage: say } = useIntl();
  const shown = bonuses.filter(isIn[view]);
  return (
    <div css={styles.page}>
      <FilterBar
        fields={[
          {
            kind: 'choice',
            id: 'view',
            label: say(messages.show),
            look: 'segment',
            options: [
              { id: '', label: say(messages.active) },
              { id: 'completed', label: say(messages.completed) },
              { id: 'ended', label: say(messages.ended) },
            ],
          },
        ]}
        values={{ view: view === 'active' ? '' : view }}
        onChange={({ view: next }) =>
          onViewChange(next === 'completed' || next === 'ended' ? next : 'active')
        }
      />
      <AsyncSection
        state={state === 'ready' && shown.length === 0 ? 'empty' : state}
        isCard
        skeleton={<Skeleton shape="block" blockSize="20rem" />}
        empty={{
          title: say(messages.emptyTitle),
          description: say(view === 'active' ? messages.emptyActive : messages.emptyEnded),
          action: (
            <LinkButton tone="neutral" href={props.rewardsHref}>
              {say(messages.toRewards)}
            </LinkButton>
          ),
        }}
        failure={{
          title: failure?.title ?? say(messages.failedTitle),
          description: failure?.text ?? say(messages.failedText),
          onRetry,
        }}
      >
        {shown.map((bonus) => (
          <BonusCard
            key={bonus.id}
            bonus={bonus}
            currency={currency}
            bets={props.betsOf(bonus.id)}
            onMore={props.onMore}
            onGiveUp={props.onGiveUp}
            onClose={props.onClose}
            isPending={props.givingUp === bonus.id}
            error={props.giveUpFailure?.title}
          />
        ))}
      </AsyncSection>
    </div>
  );
}
