import IconArrowDownLeft from '@tabler/icons-react/dist/esm/icons/IconArrowDownLeft.mjs';
import IconArrowUpRight from '@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconWallet from '@tabler/icons-react/dist/esm/icons/IconWallet.mjs';
import { useIntl } from 'react-intl';
import type { Wallets } from '#contract';
import { Button } from '#ds/Button';
import { Card } from '#ds/Card';
import { Heading } from '#ds/Heading';
import { Inline } from '#ds/Inline';
import { LinkButton } from '#ds/LinkButton';
import { Money } from '#ds/Money';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { ListRow, ListRows } from '#patterns/ListRow';
import { siteMessages } from '../site.messages';
import * as styles from './Cashier.styles';
import { ExchangeLink } from './ExchangeLink';
import type { WalletMove } from './MoveMoney';
import { walletMessages as messages } from './wallet.messages';
import { totalOf } from './walletSums';

export interface SingleWalletProps {
  wallets: Wallets;
  depositHref: string;
  withdrawHref: string;
  /** Address of the account record. */
  recordHref: string;
  /** Where the currency is exchanged, outside of the site. */
  exchangeHref?: string | undefined;
  /** Brings back what is left in the wallet of a vendor. */
  onMove: (move: WalletMove) => Promise<boolean>;
  isMoving: boolean;
}

/** The one wallet that all games play from, and where its money stands. */
export function SingleWallet({
  wallets,
  depositHref,
  withdrawHref,
  recordHref,
  exchangeHref,
  onMove,
  isMoving,
}: SingleWalletProps) {
  const { formatMessage: t } = useIntl();
  const { currency, main, heldByBonus, inWithdrawals, vendors } = wallets;
  return (
    <>
      <Card isMarked elementType="section" aria-label={t(messages.yours)}>
        <Stack gap={3}>
          <Text elementType="span">{t(messages.yours)}</Text>
          <span css={styles.figure}>
            <Money amount={totalOf(wallets)} currency={currency} />
          </span>
          <ExchangeLink href={exchangeHref} currency={currency} />
          <Text>{t(messages.singleText)}</Text>
          <Inline gap={2} align="stretch">
            <LinkButton href={depositHref} icon={IconArrowDownLeft}>
              {t(siteMessages.makeDeposit)}
            </LinkButton>
            <LinkButton href={withdrawHref} icon={IconArrowUpRight} tone="neutral">
              {t(messages.withdraw)}
            </LinkButton>
            <LinkButton href={recordHref} tone="neutral" emphasis="ghost">
              {t(siteMessages.accountRecord)}
            </LinkButton>
          </Inline>
        </Stack>
      </Card>
      <Stack elementType="section" gap={3} aria-label={t(messages.where)}>
        <Heading>{t(messages.where)}</Heading>
        <ListRows aria-label={t(messages.where)}>
          <ListRow
            icon={IconWallet}
            tone="success"
            title={t(messages.free)}
            line={t(messages.freeText)}
            end={<Money amount={main} currency={currency} />}
          />
          <ListRow
            icon={IconLock}
            tone={heldByBonus === '0' ? 'neutral' : 'warning'}
            title={t(messages.heldByBonus)}
            line={t(heldByBonus === '0' ? messages.nothing : messages.heldByBonusText)}
            end={<Money amount={heldByBonus} currency={currency} />}
          />
          <ListRow
            icon={IconClock}
            title={t(messages.inWithdrawals)}
            line={t(inWithdrawals === '0' ? messages.nothing : messages.inWithdrawalsText)}
            end={<Money amount={inWithdrawals} currency={currency} />}
          />
          {vendors.map(({ id, name, balance, isOpen }) => (
            <ListRow
              key={id}
              icon={IconWallet}
              tone="warning"
              title={t(messages.left, { vendor: name })}
              line={isOpen ? undefined : t(messages.serviced)}
              end={
                <span css={styles.end}>
                  <Money amount={balance} currency={currency} />
                  {isOpen && (
                    <Button
                      size="sm"
                      tone="neutral"
                      isPending={isMoving}
                      onPress={() => void onMove({ from: id, to: 0, amount: balance })}
                    >
                      {t(messages.recallAll)}
                    </Button>
                  )}
                </span>
              }
            />
          ))}
        </ListRows>
      </Stack>
    </>
  );
}
