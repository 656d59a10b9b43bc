import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { freeSpins, type Account, type FreeSpinsRow, type GameRow } from '../../db/schema';
import { openHouseAccount, walletOf } from '../../ledger/ledger';
import type { Ports } from '../../ports';
import { days as dayOf, money, word } from '../../words/phrase';
import { businessDateOf } from '../businessDay';
import { openHeld } from '../cashier/heldMoney';
import { notify } from '../messages/notify';
import { requireMoneyAllowed } from '../saferPlay/moneyIn';
import { settingOf } from '../settings';
import { isSameTerms, type BonusTermsGiven } from './grantBonus';
import { bonusTermsOf } from './grantReward';

/** Free spins as an operator gives them; their id makes them one grant, however often it is told. */
export interface GivenFreeSpins extends BonusTermsGiven {
  id: string;
  game: Pick<GameRow, 'id' | 'name'>;
  spins: number;
  /** What each is worth, minor units. */
  stake: bigint;
  endsAt: Date;
}

/**
 * Gives a member free spins of a game, with the terms of what they win as they are now, and tells the member. No money is
 * moved before one wins. Refuses whom an exclusion or a break protects.
 */
export async function grantFreeSpins(
  { db, clock, ids }: Pick<Ports, 'clock' | 'ids'> & { db: Db },
  account: Pick<Account, 'id' | 'merchantCode' | 'currency'>,
  { id, game, title = word('reward.freeSpins'), ...given }: GivenFreeSpins,
): Promise<'granted' | 'same' | 'reused'> {
  const cause = `operator:${id}`;
  const at = clock.now();
  const { currency, merchantCode: merchant, id: accountId } = account;
  return db.transaction(async (tx) => {
    // The same one told twice at once waits here, and then finds the first.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${cause}, 0))`);
    const [known] = await tx.select().from(freeSpins).where(eq(freeSpins.cause, cause));
    if (known) return isSame(known, { accountId, gameId: game.id, title, ...given }) ? 'same' : 'reused';
    await requireMoneyAllowed(tx, account, { kind: 'bonus.granted', amount: 0n, at });
    // Opened now: a spin has nothing to open.
    const house = await openHouseAccount(tx, { merchant, purpose: 'freeSpins', currency, at });
    await openHeld(tx, 'bonus', { id: accountId, currency, at });
    await tx.insert(freeSpins).values({
      id: ids.next(),
      accountId,
      gameId: game.id,
      cause,
      title,
      currency,
      ...given,
      terms: await bonusTermsOf(tx, merchant, given.gameTypes),
      house,
      wallet: walletOf(accountId),
      openedAt: at,
    });
    const timeZone = await settingOf(tx, merchant, 'timeZone');
    await notify(tx, {
      id: ids.next(),
      accountId,
      category: 'bonus',
      cause,
      title: word('message.freeSpins.title', { game: game.name }),
      body: word('message.freeSpins.body', {
        count: String(given.spins),
        amount: money(given.stake, currency),
        day: dayOf(businessDateOf(timeZone, given.endsAt)),
      }),
      href: '/personal/bonusDetails',
      at,
    });
    return 'granted';
  });
}

type Told = Pick<FreeSpinsRow, 'accountId' | 'gameId' | 'stake' | 'spins' | 'endsAt'> &
  Parameters<typeof isSameTerms>[1];

const isSame = (given: FreeSpinsRow, told: Told): boolean =>
  given.gameId === told.gameId &&
  given.stake === told.stake &&
  given.spins === told.spins &&
  given.endsAt.getTime() === told.endsAt.getTime() &&
  isSameTerms(given, told);
