import { useIntl, type IntlShape } from 'react-intl';
import type { AgentContract } from '#contract';
import { Badge, type BadgeTone } from '#ds/Badge';
import { Button } from '#ds/Button';
import { Card } from '#ds/Card';
import { Heading } from '#ds/Heading';
import { Money } from '#ds/Money';
import { Stack } from '#ds/Stack';
import { formatInBothZones } from '#design-system/i18n/zoneText.ts';
import { formatDay, useLocaleRow, type LocaleRow } from '#ds-i18n';
import * as styles from './Contracts.styles';
import { contractMessages as messages } from './messages';
import { brandTime } from './slipTime';
import { ContractTermsList } from './terms';
import { joinFacts } from '#design-system/i18n/joinFacts.ts';

export interface ContractListProps {
  contracts: readonly AgentContract[];
  currency: string;
  /** Reviews an offer, takes one back, or ends a contract. */
  onAct: (contract: AgentContract) => void;
  'aria-label': string;
}

const tones: Readonly<Record<AgentContract['phase'], BadgeTone>> = {
  offered: 'info',
  next: 'info',
  active: 'success',
  ending: 'warning',
  past: 'neutral',
};
const pastWords = {
  rejected: messages.rejected,
  withdrawn: messages.withdrawn,
  lapsed: messages.lapsed,
  terminated: messages.terminated,
  replaced: messages.replaced,
  ended: messages.ended,
  offered: messages.offered,
  accepted: messages.active,
} as const;

/** How a contract stands, in words. */
export function stateWords(
  { phase, status, firstDay, lastDay, offeredAt }: AgentContract,
  { formatMessage: t }: Pick<IntlShape, 'formatMessage'>,
  locale: LocaleRow,
): string {
  /** A business day of the brand, wherever the reader is. */
  const day = (date: string | undefined): string => formatDay(date ?? offeredAt, locale);
  return {
    offered: t(messages.offered),
    next: t(messages.next, { day: day(firstDay) }),
    active: t(messages.active),
    ending: t(messages.ending, { day: day(lastDay) }),
    past: t(pastWords[status]),
  }[phase];
}

/** Contracts with their terms, their state and the one thing to do with each. */
export function ContractList({ contracts, currency, onAct, 'aria-label': label }: ContractListProps) {
  return (
    <Stack elementType="ul" gap={3} role="list" aria-label={label}>
      {contracts.map((contract) => (
        <ContractCard key={contract.id} contract={contract} currency={currency} onAct={onAct} />
      ))}
    </Stack>
  );
}

function ContractCard({
  contract,
  currency,
  onAct,
}: Pick<ContractListProps, 'currency' | 'onAct'> & { contract: AgentContract }) {
  const intl = useIntl();
  const { formatMessage: t } = intl;
  const locale = useLocaleRow();
  const { side, phase, version, reason, settlesAt, lapsesAt, offeredAt } = contract;
  const account = contract.with?.account ?? t(messages.house);
  const act =
    phase === 'offered'
      ? t(side === 'mine' ? messages.review : messages.withdraw)
      : phase === 'active'
        ? t(messages.end)
        : undefined;
  const state = stateWords(contract, intl, locale);
  return (
    <Card elementType="li" isMarked={phase === 'offered' && side === 'mine'}>
      <Stack gap={3}>
        <div css={styles.cardHead}>
          <Heading>{t(messages.with, { account })}</Heading>
          <Badge tone={tones[phase]}>{state}</Badge>
          <span css={styles.quiet}>{t(messages.version, { version })}</span>
        </div>
        <div css={styles.terms}>
          <ContractTermsList terms={contract.terms} currency={currency} />
        </div>
        <p css={styles.quiet}>
          {phase === 'offered' &&
            joinFacts([
              t(messages.sentOn, { time: brandTime(offeredAt, locale) }),
              t(messages.lapses, { time: brandTime(lapsesAt, locale) }),
            ])}
          {settlesAt !== undefined && t(messages.settles, { time: formatInBothZones(settlesAt, locale) })}
        </p>
        {reason !== '' && <p css={styles.quiet}>{t(messages.reasonSaid, { reason })}</p>}
        <div css={styles.cardFoot}>
          {(contract.paid !== '0' || contract.owed !== '0') && (
            <span css={styles.quiet}>
              {t(messages.paidSum, {
                amount: <Money key="paid" amount={contract.paid} currency={currency} />,
              })}
            </span>
          )}
          {contract.owed !== '0' && (
            <Badge tone="warning">
              {t(messages.owedSum, {
                amount: <Money key="owed" amount={contract.owed} currency={currency} />,
              })}
            </Badge>
          )}
          {act !== undefined && (
            <Button
              tone={phase === 'offered' && side === 'mine' ? 'accent' : 'neutral'}
              emphasis={phase === 'offered' && side === 'mine' ? 'solid' : 'soft'}
              aria-label={t(messages.actWith, { act, account })}
              onPress={() => onAct(contract)}
            >
              {act}
            </Button>
          )}
        </div>
      </Stack>
    </Card>
  );
}
