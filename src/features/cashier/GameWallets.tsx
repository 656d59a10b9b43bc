import IconBack from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs';
import IconWallet from '@tabler/icons-react/dist/esm/icons/IconWallet.mjs';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { VendorWallet, Wallets } from '#contract';
import { Button } from '#ds/Button';
import { Heading } from '#ds/Heading';
import { IconButton } from '#ds/IconButton';
import { Inline } from '#ds/Inline';
import { Money } from '#ds/Money';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { formatMoney, useLocaleRow } from '#ds-i18n';
import { ListRow, ListRows } from '#patterns/ListRow';
import { actionMessages } from '../action.messages';
import { gameTypeMessages } from '../gameType.messages';
import * as styles from './Cashier.styles';
import type { WalletMove } from './MoveMoney';
import { walletMessages as messages } from './wallet.messages';
import { joinFacts } from '#design-system/i18n/joinFacts.ts';

export interface GameWalletsProps {
  wallets: Wallets;
  /** Account type id of the vendor that the form is about. */
  chosen: number | undefined;
  onChoose: (vendor: number) => void;
  /** Brings the money of one vendor back. */
  onMove: (move: WalletMove) => Promise<boolean>;
  isMoving: boolean;
}

/** What every vendor's wallet holds, those with money first. */
export function GameWallets({ wallets, chosen, onChoose, onMove, isMoving }: GameWalletsProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const [hasAll, setHasAll] = useState(false);
  const { currency, vendors } = wallets;
  const full = vendors.filter(({ balance }) => balance !== '0');
  const empty = vendors.filter(({ balance }) => balance === '0');
  const typesOf = ({ categories }: VendorWallet): string =>
    joinFacts(
      categories.flatMap((category) => {
        const message = gameTypeMessages[category as keyof typeof gameTypeMessages];
        return message ? [t(message)] : [];
      }),
    );
  return (
    <Stack elementType="section" gap={3} aria-label={t(messages.gameWallets)}>
      <Inline gap={3} justify="between">
        <Heading>{t(messages.gameWallets)}</Heading>
        <Text elementType="span" size="xs">
          {t(messages.withMoney, { count: full.length, all: vendors.length })}
        </Text>
      </Inline>
      {(full.length > 0 || hasAll) && (
        <ListRows aria-label={t(messages.gameWallets)}>
          {[...full, ...(hasAll ? empty : [])].map((vendor) => (
            <ListRow
              key={vendor.id}
              icon={vendor.isOpen ? IconWallet : IconTool}
              tone={vendor.isOpen ? 'neutral' : 'warning'}
              title={vendor.name}
              line={vendor.isOpen ? typesOf(vendor) : t(messages.serviced)}
              isCurrent={vendor.id === chosen}
              onPress={() => onChoose(vendor.id)}
              end={
                <span css={styles.sumAndAct}>
                  <Money amount={vendor.balance} currency={currency} />
                  {vendor.isOpen && vendor.balance !== '0' && (
                    <IconButton
                      icon={IconBack}
                      size="sm"
                      isDisabled={isMoving}
                      aria-label={t(messages.recallOne, {
                        amount: formatMoney(vendor.balance, currency, locale).text,
                        vendor: vendor.name,
                      })}
                      onPress={() => void onMove({ from: vendor.id, to: 0, amount: vendor.balance })}
                    />
                  )}
                </span>
              }
            />
          ))}
        </ListRows>
      )}
      {empty.length > 0 && (
        <Inline gap={3} justify="between">
          <Text elementType="span" tone="muted">
            {t(messages.emptyWallets, { count: empty.length })}
          </Text>
          <Button
            size="sm"
            tone="neutral"
            emphasis="ghost"
            aria-expanded={hasAll}
            onPress={() => setHasAll(!hasAll)}
          >
            {t(hasAll ? messages.hide : actionMessages.show)}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
