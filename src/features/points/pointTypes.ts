import IconArrowDownLeft from '@tabler/icons-react/dist/esm/icons/IconArrowDownLeft.mjs';
import IconBallFootball from '@tabler/icons-react/dist/esm/icons/IconBallFootball.mjs';
import IconCircleNumber8 from '@tabler/icons-react/dist/esm/icons/IconCircleNumber8.mjs';
import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import IconPlayCard from '@tabler/icons-react/dist/esm/icons/IconPlayCard.mjs';
import IconSpade from '@tabler/icons-react/dist/esm/icons/IconSpade.mjs';
import type { PointsSum, PointsType } from '#contract';
import { SlotsIcon, type IconSource } from '#ds/Icon';
import { formatNumber, type LocaleRow } from '#ds-i18n';
import { gameTypeMessages } from '../gameType.messages';
import { moneyMessages } from '../money.messages';
import { pointMessages as messages } from './messages';

/** Where points come from and go, in words. */
export const typeNames: Readonly<Record<PointsType, (typeof messages)['live']>> = {
  live: messages.live,
  lottery: gameTypeMessages.ELOTT,
  PVP: messages.pvp,
  slots: gameTypeMessages.RNG,
  sports: gameTypeMessages.SPORTS,
  redeem: messages.redeemed,
  deposit: moneyMessages.deposits,
};

/** All types, in the order in which they are offered. */
export const pointTypes = ['slots', 'live', 'PVP', 'sports', 'lottery', 'deposit', 'redeem'] as const;

export const typeIcons: Readonly<Record<PointsType, IconSource>> = {
  live: IconPlayCard,
  lottery: IconCircleNumber8,
  PVP: IconSpade,
  slots: SlotsIcon,
  sports: IconBallFootball,
  redeem: IconGift,
  deposit: IconArrowDownLeft,
};

/** Points that came or went, with their sign; the minus of typography is as wide as the plus. */
export const formatChange = (changed: number, row: LocaleRow): string =>
  formatNumber(changed, row, { sign: 'exceptZero' }).replace('-', '\u2212');

/** What brought points, the most first. */
export const earnedOf = (sums: readonly PointsSum[]): PointsSum[] =>
  sums
    .filter(({ type, changed }) => type !== 'redeem' && changed > 0)
    .toSorted((a, b) => b.changed - a.changed);
