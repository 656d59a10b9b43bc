import IconBack from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Wallets, WalletTransfer } from '#contract';
import { Button } from '#ds/Button';
import { Card } from '#ds/Card';
import { Inline } from '#ds/Inline';
import { Money } from '#ds/Money';
import { Skeleton } from '#ds/Skeleton';
import { Stack } from '#ds/Stack';
import { Switch } from '#ds/Switch';
import { Text } from '#ds/Text';
import { formatMoney, useLocaleRow } from '#ds-i18n';
import { AsyncSection, type Async } from '#patterns/AsyncSection';
import { BarList } from '#patterns/BarList';
import type { NoticeContent } from '../notice';
import { WordedNotice } from '../WordedNotice';
import * as styles from './Cashier.styles';
import { ExchangeLink } from './ExchangeLink';
import { GameWallets } from './GameWallets';
import { LatestMoves } from './LatestMoves';
import { MoveMoney, type MoveMoneyProps, type WalletChoice } from './MoveMoney';
import { SingleWallet } from './SingleWallet';
import { walletMessages as messages } from './wallet.messages';
import { WalletNews, type RecallResult } from './WalletNews';
import { heldOf, inGamesOf, totalOf } from './walletSums';

export interface WalletScreenProps extends Pick<MoveMoneyProps, 'onMove' | 'isMoving' | 'refused'> {
  wallets: Async<Wallets>;
  /** What the last press came to. */
  moved?: WalletTransfer | undefined;
  recalled?: RecallResult | undefined;
  onRecall: () => void;
  isRecalling: boolean;
  onMovesByItself: (isOn: boolean) => void;
  isChoosing: boolean;
  /** Addresses of the pages around; `record` is the account record's transfers, `allRecord` all of it. */
  hrefs: {
    deposit: string;
    withdraw: string;
    record: string;
    allRecord: string;
    /** Where the currency is exchanged, outside of the site; absent where the brand has no such page. */
    exchange?: string | undefined;
  };
  /** Why the last change was not carried out. */
  writeFailure?: NoticeContent | undefined;
}

/** All money of a member: the main wallet, the wallets of vendors, and moving between them. */
export function WalletScreen(props: WalletScreenProps) {
  const { formatMessage: t } = useIntl();
  const { hrefs } = props;
  const wallets = props.wallets.value;
  return (
    <Stack gap={5}>
      <WordedNotice notice={props.writeFailure} />
      {wallets && <WalletNews transfers={wallets.transfers} moved={props.moved} recalled={props.recalled} />}
      <AsyncSection
        isCard
        of={props.wallets}
        skeleton={
          <div css={styles.columns}>
            <Skeleton shape="block" blockSize="320px" />
            <Skeleton shape="block" blockSize="420px" />
          </div>
        }
        failure={{ title: t(messages.loadFailed), description: t(messages.loadFailedText) }}
      >
        {wallets &&
          (wallets.isSingle ? (
            <div css={wallets.transfers.length > 0 ? styles.columns : styles.alone}>
              <Stack gap={5}>
                <SingleWallet
                  wallets={wallets}
                  depositHref={hrefs.deposit}
                  withdrawHref={hrefs.withdraw}
                  recordHref={hrefs.allRecord}
                  exchangeHref={hrefs.exchange}
                  onMove={props.onMove}
                  isMoving={props.isMoving}
                />
              </Stack>
              {wallets.transfers.length > 0 && (
                <div css={styles.aside}>
                  <LatestMoves transfers={wallets.transfers} recordHref={hrefs.record} />
                </div>
              )}
            </div>
          ) : (
            <ManyWallets {...props} wallets={wallets} />
          ))}
      </AsyncSection>
    </Stack>
  );
}

function ManyWallets(props: Omit<WalletScreenProps, 'wallets'> & { wallets: Wallets }) {
  const { formatMessage: t } = useIntl();
  const { wallets, onMove, isMoving, refused, hrefs } = props;
  const { vendors } = wallets;
  const [chosen, setChosen] = useState<WalletChoice>();
  const first = vendors.find(({ balance, isOpen }) => isOpen && balance !== '0') ?? vendors[0];
  const choice = chosen ?? { vendor: first?.id ?? 0, isToVendor: true };
  return (
    <div css={styles.columns}>
      <Stack gap={5}>
        <Total wallets={wallets} onRecall={props.onRecall} isRecalling={props.isRecalling} hrefs={hrefs} />
        <GameWallets
          wallets={wallets}
          chosen={choice.vendor}
          onChoose={(vendor) => setChosen({ ...choice, vendor })}
          onMove={onMove}
          isMoving={isMoving}
        />
      </Stack>
      <div css={styles.aside}>
        <Stack gap={5}>
          <MoveMoney
            wallets={wallets}
            choice={choice}
            onChoose={setChosen}
            onMove={onMove}
            isMoving={isMoving}
            refused={refused}
          />
          <Card>
            <Switch
              isAtEnd
              isSelected={wallets.movesByItself}
              isDisabled={props.isChoosing}
              onChange={props.onMovesByItself}
              description={t(messages.automaticText)}
            >
              {t(messages.automatic)}
            </Switch>
          </Card>
        </Stack>
      </div>
      <LatestMoves transfers={wallets.transfers} recordHref={hrefs.record} />
    </div>
  );
}

function Total({
  wallets,
  onRecall,
  isRecalling,
  hrefs,
}: Pick<WalletScreenProps, 'onRecall' | 'isRecalling' | 'hrefs'> & { wallets: Wallets }) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const { currency } = wallets;
  const inGames = inGamesOf(wallets);
  const parts = [
    { id: 'main', label: t(messages.main), amount: BigInt(wallets.main) },
    { id: 'games', label: t(messages.inGames), amount: inGames },
    { id: 'moving', label: t(messages.moving), amount: BigInt(wallets.inTransfers) },
    { id: 'held', label: t(messages.held), amount: heldOf(wallets) },
  ].filter(({ id, amount }) => amount > 0n || id === 'main' || id === 'games');
  return (
    <Card elementType="section" aria-label={t(messages.all)}>
      <Stack gap={3}>
        <Inline gap={3} justify="between">
          <Stack gap={3}>
            <Text elementType="span">{t(messages.all)}</Text>
            <span css={styles.figure}>
              <Money amount={totalOf(wallets)} currency={currency} />
            </span>
            <ExchangeLink href={hrefs.exchange} currency={currency} />
          </Stack>
          <Button
            tone="neutral"
            icon={IconBack}
            onPress={onRecall}
            isPending={isRecalling}
            isDisabled={inGames === 0n}
          >
            {t(messages.recallAll)}
          </Button>
        </Inline>
        <BarList
          isSplit
          aria-label={t(messages.all)}
          items={parts.map(({ id, label, amount }) => ({
            id,
            label,
            value: Number(amount),
            figure: formatMoney(amount, currency, locale).text,
          }))}
        />
      </Stack>
    </Card>
  );
}
