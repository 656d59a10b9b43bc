import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { transferCalls } from '#contract/wallet/calls';
import { sendSigned, type SignedTarget } from '#contract/wallet/sendSigned';
import type { VendorConnection } from '../../config';
import type { Db } from '../../db/database';
import { ledgerAccounts, walletTransfers, type Account } from '../../db/schema';
import { openVendorAccount, post, vendorRowOf } from '../../ledger/ledger';
import type { Ports, VendorMove, VendorWallets } from '../../ports';
import { openVendorWallet } from './vendorWallets';

/** A vendor that has not answered by then is asked again later. */
const answerWithinMs = 10_000;

interface OutsideDeps extends Pick<SignedTarget, 'fetch' | 'now'> {
  vendors: Readonly<Record<string, VendorConnection>>;
  /** The wallets of the other vendors. */
  others: VendorWallets;
}

/** The wallets of vendors outside, by the wallet API's transfer calls. Its newest key is used. */
export function createOutsideWallets({ vendors, others, fetch, now }: OutsideDeps): VendorWallets {
  if (!Object.values(vendors).some(({ wallet }) => wallet)) return others;
  const targetOf = ({ vassalage }: Pick<VendorMove, 'vassalage'>): SignedTarget | undefined => {
    const vendor = vendors[vassalage];
    const [id, secret] = Object.entries(vendor?.keys ?? {}).at(-1) ?? [];
    if (!vendor?.wallet || !id || !secret) return undefined;
    const inTime = (url: string, init: RequestInit) =>
      fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(answerWithinMs) });
    return { address: vendor.wallet, key: { id, secret }, now, fetch: inTime };
  };
  const send = async <Name extends keyof typeof transferCalls>(
    target: SignedTarget,
    name: Name,
    request: object,
  ) => {
    const { status, body } = await sendSigned(target, transferCalls[name], request);
    if (status !== 200) throw new Error(`the vendor answered ${name} with status ${status}`);
    return v.parse(transferCalls[name].reply, body) as v.InferOutput<(typeof transferCalls)[Name]['reply']>;
  };
  const carry = async (name: 'transferIn' | 'transferOut' | 'transferStatus', move: VendorMove) => {
    const target = targetOf(move);
    const { id, accountId: player, currency, amount } = move;
    if (!target) return undefined;
    return (await send(target, name, { id, player, currency, amount: amount.toString() })).status;
  };
  return {
    move: async (move) =>
      (await carry(move.direction === 'toVendor' ? 'transferIn' : 'transferOut', move)) ?? others.move(move),
    settle: async (move) => (await carry('transferStatus', move)) ?? others.settle(move),
    async balance({ accountId: player, currency, vassalage }) {
      const target = targetOf({ vassalage });
      return target && BigInt((await send(target, 'balance', { player, currency })).balance);
    },
  };
}

/**
 * Books what a member won or lost in a wallet that the vendor keeps, as one posting: the mirror then holds what the vendor
 * says. Does nothing while a transfer waits for the vendor, or when the mirror moved meanwhile; rejects when the vendor does
 * not answer.
 */
export async function matchVendorBalance(
  { db, clock, ids, vendorWallets }: Pick<Ports, 'clock' | 'ids' | 'vendorWallets'> & { db: Db },
  account: Pick<Account, 'id' | 'currency' | 'merchantCode'>,
  vassalage: string,
): Promise<void> {
  const { id, currency, merchantCode: merchant } = account;
  const at = clock.now();
  const mirror = await openVendorWallet(db, account, vassalage, at);
  const isMirror = eq(ledgerAccounts.id, mirror);
  const [before] = await db.select().from(ledgerAccounts).where(isMirror);
  const balance = await vendorWallets.balance?.({ accountId: id, currency, vassalage });
  if (balance === undefined || balance === before?.balance) return;
  const house = await openVendorAccount(db, { merchant, vassalage, currency, money: 'real', at });
  await db.transaction(async (tx) => {
    const [now] = await tx.select().from(ledgerAccounts).where(isMirror).for('update');
    const { accountId, status, vassalage: vendor } = walletTransfers;
    const isWaiting = and(eq(accountId, id), eq(vendor, vassalage), eq(status, 'pending'));
    if (!now || now.version !== before?.version || (await tx.$count(walletTransfers, isWaiting)) > 0) return;
    const won = balance - now.balance;
    await post(tx, {
      id: ids.next(),
      actor: 'house',
      key: `vendorPlay:${mirror}:${now.version}`,
      kind: 'vendorPlay',
      postings: [
        { account: vendorRowOf(house, id), amount: -won },
        { account: mirror, amount: won },
      ],
      meta: { vassalage },
      at,
    });
  });
}
