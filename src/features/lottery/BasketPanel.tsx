import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useIntl } from 'react-intl';
import { seriesBounds } from '#contract/lotteryRules';
import { Button } from '#ds/Button';
import { Card } from '#ds/Card';
import { Heading } from '#ds/Heading';
import { IconButton } from '#ds/IconButton';
import { Inline } from '#ds/Inline';
import { LinkButton } from '#ds/LinkButton';
import { Money } from '#ds/Money';
import { Notice } from '#ds/Notice';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { formatMoney, useLocaleRow } from '#ds-i18n';
import { ActionBar } from '#patterns/ActionBar';
import { useFocusAfterRemoval } from '#patterns/useFocusAfterRemoval';
import type { NoticeContent } from '../notice';
import { siteMessages } from '../site.messages';
import { WordedNotice } from '../WordedNotice';
import type { BasketLine } from './basket';
import * as styles from './Betting.styles';
import { ChaseOptions } from './ChaseOptions';
import { costOf, multiplesOf, type ChaseChoice } from './chase';
import { lotteryMessages as messages } from './messages';
import { SeriesSlider } from './SeriesSlider';

export interface BasketPanelProps {
  lines: readonly BasketLine[];
  /** Number of the draw that the basket is for. */
  issue: string;
  currency: string;
  /** The draw that the basket went on to while somebody picked. */
  movedTo: string | undefined;
  /** The draw takes no bets at this moment. */
  isClosed: boolean;
  isSignedIn: boolean;
  /** What the member has, minor units; undefined while unknown. */
  balance: string | undefined;
  isPending: boolean;
  /** The last basket was placed. */
  isDone: boolean;
  /** Why the last one was not. */
  failure: NoticeContent | undefined;
  /** How the basket goes on over several draws. */
  chase: ChaseChoice;
  onChase: (chase: ChaseChoice) => void;
  /** The prize series that is chosen, and the most that the person can choose. */
  series: number;
  ownSeries: number;
  onSeries: (series: number) => void;
  /** Numbers of the draws that it can go on to, the open one first. */
  issues: readonly string[];
  onRemove: (id: string) => void;
  onPlace: () => void;
  onLogin: () => void;
}

/** The bets that are not placed yet, what they come to, and the button that places them. */
export function BasketPanel(props: BasketPanelProps) {
  const { lines, issue, currency, movedTo, balance, isSignedIn } = props;
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const { list, willRemove } = useFocusAfterRemoval<HTMLElement>(lines.length);
  const money = (amount: bigint) => formatMoney(amount.toString(), currency, locale).text;
  const once = lines.reduce((sum, { cost }) => sum + cost, 0n);
  const total = costOf(once, props.chase);
  const count = lines.reduce((sum, line) => sum + line.count, 0);
  const paysUpTo = lines.reduce((sum, line) => sum + line.paysUpTo, 0n);
  const isChosen = multiplesOf(props.chase).length > 0;
  const missing = isSignedIn && balance !== undefined ? total - BigInt(balance) : 0n;
  return (
    <Card elementType="section" aria-label={t(messages.basket)}>
      <Stack gap={3}>
        <Inline gap={3} justify="between">
          <Heading>{t(messages.basket)}</Heading>
          <Text elementType="span" size="xs">
            {t(messages.draw, { issue })}
          </Text>
        </Inline>
        <div role="status">
          {movedTo !== undefined && lines.length > 0 && (
            <Notice tone="info">{t(messages.basketMoved, { issue: movedTo })}</Notice>
          )}
          {props.isClosed && <Notice tone="warning">{t(messages.closed)}</Notice>}
          {props.isDone && lines.length === 0 && <Notice tone="success">{t(messages.placed)}</Notice>}
        </div>
        <WordedNotice notice={props.failure} />
        {lines.length === 0 ? (
          <Text>{t(messages.basketEmpty)}</Text>
        ) : (
          <>
            <Stack elementType="ul" ref={list}>
              {lines.map((line, place) => (
                <li key={line.id} css={styles.line}>
                  <Stack elementType="span" gap={1}>
                    <b>{line.name}</b>
                    <Text elementType="span">
                      <bdi>{line.text}</bdi>
                    </Text>
                    <Text elementType="span" size="xs">
                      {t(messages.bets, { count: line.count })}
                    </Text>
                  </Stack>
                  <Money amount={line.cost} currency={currency} />
                  <IconButton
                    icon={IconX}
                    size="sm"
                    aria-label={t(messages.remove, {
                      line: t(messages.lineOf, { play: line.name, picks: line.text }),
                    })}
                    isDisabled={props.isPending}
                    onPress={() => {
                      willRemove(place);
                      props.onRemove(line.id);
                    }}
                  />
                </li>
              ))}
            </Stack>
            <Inline gap={3} justify="between">
              <Text elementType="span">
                {t(messages.lineOf, { play: t(messages.total), picks: t(messages.bets, { count }) })}
              </Text>
              <b>
                <Money amount={once} currency={currency} />
              </b>
            </Inline>
            <Inline gap={3} justify="between">
              <Text elementType="span">{t(messages.paysUpTo)}</Text>
              <b>
                <Money amount={paysUpTo} currency={currency} />
              </b>
            </Inline>
            {props.ownSeries > seriesBounds.least && (
              <SeriesSlider
                series={props.series}
                own={props.ownSeries}
                onSeries={props.onSeries}
                stake={total}
                currency={currency}
                isDisabled={props.isPending}
              />
            )}
            <ChaseOptions
              chase={props.chase}
              onChange={props.onChase}
              once={once}
              currency={currency}
              issues={props.issues}
              isDisabled={props.isPending}
            />
            {missing > 0n && (
              <Notice
                tone="warning"
                action={
                  <LinkButton size="sm" href="/personal/depositv2">
                    {t(siteMessages.makeDeposit)}
                  </LinkButton>
                }
              >
                {t(messages.short, { amount: money(missing) })}
              </Notice>
            )}
            <ActionBar summary={t(messages.bets, { count })}>
              {isSignedIn ? (
                <Button
                  size="lg"
                  isDisabled={props.isClosed || missing > 0n || !isChosen}
                  isPending={props.isPending}
                  pendingLabel={t(messages.placing)}
                  onPress={props.onPlace}
                >
                  {t(messages.place, { amount: money(total) })}
                </Button>
              ) : (
                <Button size="lg" onPress={props.onLogin}>
                  {t(messages.login)}
                </Button>
              )}
            </ActionBar>
          </>
        )}
        <Text size="xs">{t(messages.basketNote)}</Text>
      </Stack>
    </Card>
  );
}
