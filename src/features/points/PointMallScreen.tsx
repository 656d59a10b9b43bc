import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { PointsConfig, PointsItem, Redemption } from '#contract';
import { Badge } from '#ds/Badge';
import { Money } from '#ds/Money';
import { Notice } from '#ds/Notice';
import { Skeleton } from '#ds/Skeleton';
import { Stack } from '#ds/Stack';
import { Tab, TabList, TabPanel, Tabs } from '#ds/Tabs';
import { AsyncSection, type Async } from '#patterns/AsyncSection';
import { actionMessages } from '../action.messages';
import { ContentPage } from '../ContentPage';
import { moneyMessages } from '../money.messages';
import { Catalogue } from './Catalogue';
import { MallFilters, type MallFiltersProps } from './MallFilters';
import { MallHero, type MallHeroProps, type PointView } from './MallHero';
import { pointMessages as messages } from './messages';
import * as styles from './PointMallScreen.styles';
import { PointRules } from './PointRules';
import { RedemptionFilter, Redemptions, type RedemptionFilterProps } from './Redemptions';

export interface PointMallScreenProps extends MallHeroProps, MallFiltersProps, RedemptionFilterProps {
  points: number | undefined;
  /** Redemptions that wait for an answer. */
  inProcess: number;
  items: Async<{ list: readonly PointsItem[] }>;
  redemptions: Async<{ list: readonly Redemption[] }>;
  /** The record of points, as PointRecords; not there for a visitor. */
  records: ReactNode;
  /** The rules. */
  config: Async<PointsConfig>;
  /** Whole address of a picture. */
  imageOf: (path: string) => string;
  onRedeem: (item: PointsItem) => void;
  /** Name of what was redeemed last. */
  redeemed?: string | undefined;
  /** What was converted last, in minor units. */
  converted?: string | undefined;
}

const views = ['mall', 'history', 'records', 'rules'] as const;
const ofVisitors: readonly PointView[] = ['mall', 'rules'];

/** The points mall: what points can be spent on, what was, where they came from, and the rules. */
export function PointMallScreen(props: PointMallScreenProps) {
  const { view, points, inProcess } = props;
  const { formatMessage: t } = useIntl();
  const shown = views.filter((id) => points !== undefined || ofVisitors.includes(id));
  return (
    <ContentPage>
      <Stack gap={5}>
        <MallHero {...props} />
        <div role="status" css={styles.status}>
          {props.redeemed !== undefined && (
            <Notice tone="success">{t(messages.done, { name: props.redeemed })}</Notice>
          )}
          {props.converted !== undefined && (
            <Notice tone="success">
              {t(moneyMessages.inMainWallet, {
                amount: (
                  <Money
                    key="amount"
                    amount={props.converted}
                    currency={props.config.value?.currency ?? ''}
                  />
                ),
              })}
            </Notice>
          )}
        </div>
        <Tabs selectedKey={view} onSelectionChange={props.onViewChange}>
          <TabList aria-label={t(actionMessages.show)}>
            {shown.map((id) => (
              <Tab
                key={id}
                id={id}
                badge={
                  id === 'history' &&
                  inProcess > 0 && (
                    <Badge tone="info" size="sm">
                      {t(messages.inProcessCount, { count: inProcess })}
                    </Badge>
                  )
                }
              >
                {t(messages[id])}
              </Tab>
            ))}
          </TabList>
          {shown.map((id) => (
            <TabPanel key={id} id={id}>
              <View {...props} view={id} />
            </TabPanel>
          ))}
        </Tabs>
      </Stack>
    </ContentPage>
  );
}

/** One of the four views, with its filters and in all its states. */
function View(props: PointMallScreenProps) {
  const { view, status, records, config } = props;
  switch (view) {
    case 'mall': {
      const { list: items = [] } = props.items.value ?? {};
      return (
        <Stack gap={4}>
          <MallFilters {...props} />
          <Section
            of={props.items}
            isEmpty={items.length === 0}
            empty={[messages.noItems, messages.noItemsText]}
          >
            <Catalogue {...props} items={items} />
          </Section>
        </Stack>
      );
    }
    case 'history': {
      const { list: redemptions = [] } = props.redemptions.value ?? {};
      return (
        <Stack gap={4}>
          <RedemptionFilter {...props} />
          <Section
            of={props.redemptions}
            isEmpty={redemptions.length === 0}
            empty={
              status === ''
                ? [messages.noHistory, messages.noHistoryText]
                : [messages.noItems, messages.noItemsText]
            }
          >
            <Redemptions redemptions={redemptions} imageOf={props.imageOf} />
          </Section>
        </Stack>
      );
    }
    case 'records':
      return records;
    case 'rules':
      return <Section of={config}>{config.value && <PointRules config={config.value} />}</Section>;
  }
}

type Word = (typeof messages)['noItems'];

interface SectionProps {
  of: Async<unknown>;
  isEmpty?: boolean;
  /** What is said when there is nothing: a title and a line. */
  empty?: readonly [title: Word, text: Word];
  children: ReactNode;
}

function Section({ of, isEmpty = false, empty, children }: SectionProps) {
  const { formatMessage: t } = useIntl();
  return (
    <AsyncSection
      of={of}
      state={isEmpty && of.state === 'ready' ? 'empty' : of.state}
      isCard
      skeleton={<Skeleton shape="block" blockSize="20rem" />}
      {...(empty && { empty: { title: t(empty[0]), description: t(empty[1]) } })}
      failure={{
        title: t(messages.failedTitle),
        description: t(messages.failedText),
      }}
    >
      {children}
    </AsyncSection>
  );
}
