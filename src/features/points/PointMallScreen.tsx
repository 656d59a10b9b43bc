import { useIntl } from 'react-intl';
import type { PointsConfig, PointsItem, PointsRecord, Redemption } from '#contract';
import { Money } from '#ds/Money';
import { Skeleton } from '#ds/Skeleton';
import { AsyncSection, type AsyncState } from '#patterns/AsyncSection';
import { FilterBar } from '#patterns/FilterBar';
import { NoteBox } from '#patterns/NoteBox';
import { ContentPage } from '../ContentPage';
import type { Notice } from '../notice';
import { Catalogue } from './Catalogue';
import { MallHero, type MallHeroProps } from './MallHero';
import { pointMessages as messages } from './messages';
import * as styles from './PointMallScreen.styles';
import { PointRecords, PointRules, Redemptions } from './PointLists';

/** Which rewards are shown, and in which order. */
export interface MallFilter {
  category: '' | PointsItem['category'];
  sort: 'popular' | 'fewest' | 'most';
  isAffordable: boolean;
}

export interface PointMallScreenProps extends MallHeroProps {
  filter: MallFilter;
  onFilterChange: (filter: MallFilter) => void;
  /** How what is shown is coming along. */
  state: AsyncState;
  items: readonly PointsItem[];
  redemptions: readonly Redemption[];
  records: readonly PointsRecord[];
  config: PointsConfig | undefined;
  currency: string;
  /** Whole address of a picture. */
  imageOf: (path: string) => string;
  onRedeem: (item: PointsItem) => void;
  /** Name of what was redeemed last. */
  redeemed?: string | undefined;
  /** What was converted last, in minor units. */
  converted?: string | undefined;
  failure?: Notice | undefined;
  onRetry: () => void;
}

const views = ['mall', 'history', 'records', 'rules'] as const;

/** The points mall: what points can be spent on, what was, where they came from, and the rules. */
export function PointMallScreen(props: PointMallScreenProps) {
  const { view, points, state, currency, failure } = props;
  const { formatMessage: say } = useIntl();
  const isEmpty =
    state === 'ready' &&
    ((view === 'mall' && props.items.length === 0) ||
      (view === 'history' && props.redemptions.length === 0) ||
      (view === 'records' && props.records.length === 0));
  const empty = {
    mall: [messages.noItems, messages.noItemsText],
    history: [messages.noHistory, messages.noHistoryText],
    records: [messages.noRecords, messages.noRecordsText],
    rules: [messages.noItems, messages.noItemsText],
  } as const;
  return (
    <ContentPage>
      <div css={styles.page}>
        <MallHero {...props} />
        <div role="status" css={styles.status}>
          {props.redeemed !== undefined && (
            <NoteBox tone="positive">{say(messages.done, { name: props.redeemed })}</NoteBox>
          )}
          {props.converted !== undefined && (
            <NoteBox tone="positive">
              {say(messages.converted, {
                amount: <Money key="amount" amount={props.converted} currency={currency} />,
              })}
            </NoteBox>
          )}
        </div>
        <FilterBar
          fields={[
            {
              kind: 'choice',
              id: 'view',
              label: say(messages.view),
              look: 'segment',
              options: views
                .filter((id) => points !== undefined || id === 'mall' || id === 'rules')
                .map((id) => ({ id: id === 'mall' ? '' : id, label: say(messages[id]) })),
            },
          ]}
          values={{ view: view === 'mall' ? '' : view }}
          onChange={({ view: next }) => props.onViewChange(views.find((each) => each === next) ?? 'mall')}
        />
        {view === 'mall' && <Filters {...props} />}
        <AsyncSection
          state={isEmpty ? 'empty' : state}
          isCard
          skeleton={<Skeleton shape="block" blockSize="20rem" />}
          empty={{ title: say(empty[view][0]), description: say(empty[view][1]) }}
          failure={{
            title: failure?.title ?? say(messages.failedTitle),
            description: failure?.text ?? say(messages.failedText),
            onRetry: props.onRetry,
          }}
        >
          {view === 'mall' && <Catalogue {...props} />}
          {view === 'history' && <Redemptions redemptions={props.redemptions} imageOf={props.imageOf} />}
          {view === 'records' && <PointRecords records={props.records} />}
          {view === 'rules' && props.config && <PointRules config={props.config} />}
        </AsyncSection>
      </div>
    </ContentPage>
  );
}

function Filters({ filter, onFilterChange, points }: PointMallScreenProps) {
  const { formatMessage: say } = useIntl();
  const categories = ['goods', 'voucher', 'bonus'] as const;
  const sorts = ['popular', 'fewest', 'most'] as const;
  return (
    <FilterBar
      fields={[
        {
          kind: 'choice',
          id: 'category',
          label: say(messages.category),
          options: [
            { id: '', label: say(messages.all) },
            ...categories.map((id) => ({ id, label: say(messages[id]) })),
          ],
        },
        {
          kind: 'choice',
          id: 'sort',
          label: say(messages.sort),
          options: sorts.map((id) => ({ id: id === 'popular' ? '' : id, label: say(messages[id]) })),
        },
        ...(points === undefined
          ? []
          : [
              {
                kind: 'choice' as const,
                id: 'affordable',
                label: say(messages.affordable),
                look: 'segment' as const,
                options: [
                  { id: '', label: say(messages.all) },
                  { id: '1', label: say(messages.affordable) },
                ],
              },
            ]),
      ]}
      values={{
        category: filter.category,
        sort: filter.sort === 'popular' ? '' : filter.sort,
        affordable: filter.isAffordable ? '1' : '',
      }}
      onChange={({ category, sort, affordable }) =>
        onFilterChange({
          category: categories.find((each) => each === category) ?? '',
          sort: sorts.find((each) => each === sort) ?? 'popular',
          isAffordable: affordable === '1',
        })
      }
    />
  );
}
