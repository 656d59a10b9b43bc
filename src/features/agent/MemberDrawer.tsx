import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { DownlineTransfer, TeamMember } from '#contract';
import { Avatar } from '#ds/Avatar';
import { Button } from '#ds/Button';
import { CopyField } from '#ds/CopyField';
import { DateTime } from '#ds/DateTime';
import { DescriptionList } from '#ds/DescriptionList';
import { Drawer } from '#ds/Drawer';
import { Heading } from '#ds/Heading';
import { Inline } from '#ds/Inline';
import { LinkButton } from '#ds/LinkButton';
import { Money } from '#ds/Money';
import { Notice } from '#ds/Notice';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { formatMoney, formatNumber, useLocaleRow } from '#ds-i18n';
import { gameTypeMessages } from '../gameType.messages';
import { labelMessages } from '../label.messages';
import { moneyMessages } from '../money.messages';
import type { NoticeContent } from '../notice';
import { siteMessages } from '../site.messages';
import { mailMessages } from './mail.messages';
import { teamMessages as messages, transferMessages } from './messages';
import { RatesForm } from './RatesForm';
import { percent } from './teamColumns';

/** A report on one account and everybody below it. */
export type MemberReport = 'bets' | 'profit';

interface MemberDrawerProps {
  member: TeamMember;
  currency: string;
  /** The agent's own rates. */
  ownRates: TeamMember['rates'];
  reportHref: (report: MemberReport) => string;
  onClose: () => void;
  /** Called when a change begins: what was said about the last one goes. */
  onStart: () => void;
  onRaise: (rates: TeamMember['rates']) => void;
  isRaising: boolean;
  /** Whether its rebates were just raised. */
  isRaised: boolean;
  failure: NoticeContent | undefined;
  /** Address of a new contract for this account; undefined where none can be offered. */
  offerHref: string | undefined;
  /** Begins a transfer to a direct downline. */
  onTransfer: () => void;
  /** Begins a message to a direct downline. */
  onWrite: () => void;
  /** Whether a message just went to this account. */
  isWritten: boolean;
  /** What was just sent to this account. */
  sent: DownlineTransfer | undefined;
}

/** What an agent may know of an account below, the way to its reports, and for direct downlines its rebates. */
export function MemberDrawer(props: MemberDrawerProps) {
  const { member, currency, ownRates, reportHref, onClose, isRaising, isRaised, failure, sent } = props;
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const [isChanging, setIsChanging] = useState(false);
  const type = t(member.type === 0 ? labelMessages.member : labelMessages.agent);
  const money = (amount: string) => <Money amount={amount} currency={currency} />;
  return (
    <Drawer side="end" isOpen onOpenChange={(open) => !open && onClose()} title={member.account}>
      <Stack gap={5}>
        <Inline gap={3} isSingleLine>
          <Avatar name={member.account} size="lg" />
          <Text>{t(messages.level, { type, level: formatNumber(member.level, locale) })}</Text>
        </Inline>
        <DescriptionList
          items={[
            { id: 'balance', label: t(siteMessages.balance), value: money(member.balance) },
            { id: 'team', label: t(messages.teamBalance), value: money(member.teamBalance) },
            { id: 'members', label: t(labelMessages.members), value: formatNumber(member.members, locale) },
            {
              id: 'joined',
              label: t(labelMessages.joined),
              value: <DateTime value={member.joinedAt} format="date" />,
            },
            {
              id: 'last',
              label: t(messages.lastBet),
              value: member.lastBetAt ? <DateTime value={member.lastBetAt} /> : t(messages.never),
            },
          ]}
        />
        <Inline gap={2} align="stretch">
          {(['bets', 'profit'] as const).map((report) => (
            <LinkButton key={report} size="sm" tone="neutral" href={reportHref(report)}>
              {t(messages[report])}
            </LinkButton>
          ))}
          {props.offerHref !== undefined && (
            <LinkButton size="sm" tone="neutral" href={props.offerHref}>
              {t(messages.offer)}
            </LinkButton>
          )}
          {member.level === 1 && (
            <>
              <Button size="sm" tone="neutral" onPress={props.onWrite}>
                {t(mailMessages.open)}
              </Button>
              <Button size="sm" onPress={props.onTransfer}>
                {t(transferMessages.open)}
              </Button>
            </>
          )}
        </Inline>
        {props.isWritten && (
          <div role="status">
            <Notice tone="success">{t(mailMessages.sentOne, { account: member.account })}</Notice>
          </div>
        )}
        {sent && (
          <Stack gap={5} role="status">
            <Notice tone="success">
              {t(transferMessages.sent, {
                amount: formatMoney(sent.amount, sent.currency, locale).text,
                account: sent.downline,
              })}
            </Notice>
            <CopyField label={t(moneyMessages.reference)} value={sent.reference} />
          </Stack>
        )}
        <Heading level={3}>{t(moneyMessages.rebates)}</Heading>
        {isRaised && (
          <div role="status">
            <Notice tone="success">{t(messages.saved)}</Notice>
          </div>
        )}
        {isChanging && !isRaised ? (
          <RatesForm
            rates={member.rates}
            ownRates={ownRates}
            onSave={props.onRaise}
            onCancel={() => setIsChanging(false)}
            isPending={isRaising}
            failure={failure}
          />
        ) : (
          <>
            {member.rates.length === 0 ? (
              <Text>{t(messages.noRebates)}</Text>
            ) : (
              <DescriptionList
                items={member.rates
                  .filter(({ gameType }) => gameType !== 'LOTT')
                  .map(({ gameType, rate }) => ({
                    id: gameType,
                    label: t(gameTypeMessages[gameType as keyof typeof gameTypeMessages]),
                    value: percent(rate, locale),
                  }))}
              />
            )}
            {member.level === 1 && canRaise(member.rates, ownRates) && (
              <Button
                tone="neutral"
                onPress={() => {
                  props.onStart();
                  setIsChanging(true);
                }}
              >
                {t(messages.change)}
              </Button>
            )}
          </>
        )}
      </Stack>
    </Drawer>
  );
}

/** Whether the agent has more of anything. */
const canRaise = (rates: TeamMember['rates'], ownRates: TeamMember['rates']): boolean =>
  ownRates.some(({ gameType, rate }) => rate > (rates.find((each) => each.gameType === gameType)?.rate ?? 0));
