import type { DepositChannel, DepositInstruction } from '#contract';
import { businessDayOf } from '../businessDay';
import { localise } from '../localise';
import type { DepositChannelSetting } from './settings';

const hourMs = 3_600_000;

/** Whether a channel takes payments at a moment, and when it is back if it does not. */
export function openingOf(
  { hours }: Pick<DepositChannelSetting, 'hours'>,
  timeZone: string,
  now: Date,
): { isOpen: true } | { isOpen: false; opensAt: Date } {
  if (!hours) return { isOpen: true };
  const today = businessDayOf(timeZone, now);
  const from = new Date(today.from.getTime() + hours.from * hourMs);
  const to = new Date(today.from.getTime() + hours.to * hourMs);
  if (now >= from && now < to) return { isOpen: true };
  return { isOpen: false, opensAt: now < from ? from : new Date(today.to.getTime() + hours.from * hourMs) };
}

/** A channel as the site shows it. */
export function toChannel(
  channel: DepositChannelSetting,
  { timeZone, now, language }: { timeZone: string; now: Date; language: string },
): DepositChannel {
  const opening = openingOf(channel, timeZone, now);
  const { id, min, max, feeRate, feeFixed, usualMinutes } = channel;
  return {
    id,
    name: localise(channel.name, language),
    min,
    max,
    feeRate,
    feeFixed,
    usualMinutes,
    isOpen: opening.isOpen,
    ...(!opening.isOpen && { opensAt: opening.opensAt.toISOString() }),
  };
}

/** Text that a banking app reads from the code: who gets how much under which reference. */
const qrText = (
  channel: DepositChannelSetting,
  payable: bigint,
  currency: string,
  reference: string,
): string => ['PAY', channel.bank?.account ?? channel.id, currency, payable.toString(), reference].join('|');

/** How a deposit is paid by its channel. A platform puts its own banks and providers here. */
export function instructionOf(
  channel: DepositChannelSetting | undefined,
  deposit: { payable: bigint; currency: string; reference: string },
  paymentHost: string,
): DepositInstruction {
  if (!channel) return {};
  const { payable, currency, reference } = deposit;
  return {
    ...(channel.kind === 'qr' && { qr: qrText(channel, payable, currency, reference) }),
    ...(channel.bank && { bank: channel.bank }),
    ...(channel.page !== undefined && {
      url: new URL(`${channel.page}?reference=${encodeURIComponent(reference)}`, paymentHost).href,
    }),
  };
}
