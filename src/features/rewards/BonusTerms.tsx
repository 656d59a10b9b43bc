import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Bonus } from '#contract';
import { Dialog } from '#ds/Dialog';
import { Link } from '#ds/Link';
import { RichText } from '#ds/RichText';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { formatDateTime, formatMoney, useLocaleRow } from '#ds-i18n';
import { moneyMessages } from '../money.messages';
import { GameShares } from '../GameShares';
import { bonusMessages as messages } from './messages';

export interface BonusTermsProps extends Pick<Bonus, 'title' | 'openedAt' | 'maxStake' | 'maxWin'> {
  currency: string;
  /** As they were when it was given. */
  terms: NonNullable<Bonus['terms']>;
}

/** Opens the terms of a bonus as they were when it was given: how much each kind of game counts, and all of the offer. */
export function BonusTerms({ terms, title, openedAt, maxStake, maxWin, currency }: BonusTermsProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const money = (amount: string): string => formatMoney(amount, currency, locale).text;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Text>
        <Link isStandalone onPress={() => setIsOpen(true)}>
          {t(messages.terms, { day: formatDateTime(openedAt, locale, 'dateTime') })}
        </Link>
      </Text>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={t(messages.termsTitle, { title: title || t(moneyMessages.bonus) })}
      >
        <Stack gap={4}>
          <Text>{t(messages.termsText)}</Text>
          {maxStake !== undefined && (
            <Text>{t(moneyMessages.refusedAbove, { amount: money(maxStake) })}</Text>
          )}
          {maxWin !== undefined && <Text>{t(moneyMessages.winsAbove, { amount: money(maxWin) })}</Text>}
          <GameShares shares={terms.shares} level={3} />
          {terms.text !== undefined && <RichText html={terms.text} />}
        </Stack>
      </Dialog>
    </>
  );
}
