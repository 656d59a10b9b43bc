import type { Wallets } from '#contract';

/** What the wallets of vendors hold together, in minor units. */
export const inGamesOf = ({ vendors }: Pick<Wallets, 'vendors'>): bigint =>
  vendors.reduce((sum, { balance }) => sum + BigInt(balance), 0n);

/** What a bonus and withdrawals hold. */
export const heldOf = ({
  heldByBonus,
  inWithdrawals,
}: Pick<Wallets, 'heldByBonus' | 'inWithdrawals'>): bigint => BigInt(heldByBonus) + BigInt(inWithdrawals);

/** Everything: the main wallet, those of vendors, what is held and what is on the way. */
export const totalOf = (wallets: Wallets): bigint =>
  BigInt(wallets.main) + inGamesOf(wallets) + heldOf(wallets) + BigInt(wallets.inTransfers);
