import { useIntl } from 'react-intl';
import type { WalletTransfer } from '#contract';
import { Notice } from '#ds/Notice';
import { formatDateTime, formatMoney, useLocaleRow } from '#ds-i18n';
import { formatList } from '#design-system/i18n/formatList.ts';
import { walletMessages as messages } from './wallet.messages';

/** What bringing everything back came to. */
export interface RecallResult {
  transfers: readonly WalletTransfer[];
  /** Names of vendors that are being serviced. */
  closed: readonly string[];
}

export interface WalletNewsProps {
  /** The newest transfers, as they are now. */
  transfers: readonly WalletTransfer[];
  /** What the last press moved. */
  moved?: WalletTransfer | undefined;
  recalled?: RecallResult | undefined;
}

/** What the last press came to, and every transfer whose vendor has not answered. */
export function WalletNews({ transfers, moved, recalled }: WalletNewsProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const now = (transfer: WalletTransfer): WalletTransfer =>
    transfers.find(({ id }) => id === transfer.id) ?? transfer;
  const money = ({ amount, currency }: WalletTransfer): string => formatMoney(amount, currency, locale).text;
  const last = moved && now(moved);
  const pending = transfers.filter(({ status }) => status === 'pending');
  return (
    <>
      {last?.status === 'done' && (
        <Notice tone="success">
          {last.to === 0
            ? t(messages.movedBack, { amount: money(last) })
            : t(messages.movedThere, { amount: money(last), vendor: last.vendor })}
        </Notice>
      )}
      {last?.status === 'failed' && (
        <Notice tone="warning" title={t(messages.failedTitle, { vendor: last.vendor })}>
          {t(messages.failedText, { amount: money(last) })}
        </Notice>
      )}
      {recalled && <Recalled result={{ ...recalled, transfers: recalled.transfers.map(now) }} />}
      {byVendor(pending).map(({ vendor, currency, amount, nextAskAt }) => (
        <Notice key={vendor} tone="warning" title={t(messages.pendingTitle, { vendor })}>
          {t(messages.pendingText, {
            amount: formatMoney(amount, currency, locale).text,
            time: formatDateTime(nextAskAt, locale, 'time'),
          })}
        </Notice>
      ))}
    </>
  );
}

function Recalled({ result: { transfers, closed } }: { result: RecallResult }) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const done = transfers.filter(({ status }) => status === 'done');
  const missing = [
    ...transfers.filter(({ status }) => status !== 'done').map(({ vendor }) => vendor),
    ...closed,
  ];
  const back = done.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  const [first] = done;
  const vendors = formatList(missing, locale);
  return (
    <>
      {first && (
        <Notice tone="success">
          {t(messages.movedBack, { amount: formatMoney(back, first.currency, locale).text })}
        </Notice>
      )}
      {missing.length > 0 && (
        <Notice tone="warning" title={t(messages.notBack, { vendors })}>
          {t(messages.notBackText)}
        </Notice>
      )}
      {!first && missing.length === 0 && <Notice tone="info">{t(messages.nothingBack)}</Notice>}
    </>
  );
}

/** Pending transfers of each vendor together, asked for next at the earliest time of them. */
function byVendor(pending: readonly WalletTransfer[]) {
  const found = new Map<string, { vendor: string; currency: string; amount: bigint; nextAskAt: string }>();
  for (const { vendor, currency, amount, nextAskAt, createdAt } of pending) {
    const known = found.get(vendor);
    const next = nextAskAt ?? createdAt;
    found.set(vendor, {
      vendor,
      currency,
      amount: (known?.amount ?? 0n) + BigInt(amount),
      nextAskAt: known && known.nextAskAt < next ? known.nextAskAt : next,
    });
  }
  return [...found.values()];
}
