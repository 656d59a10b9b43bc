import { eq } from 'drizzle-orm';
import {
  type Clock,
  type Db,
  type VendorAnswer,
  type VendorMove,
  type VendorWallets,
  readSystemState,
} from '#platform/host';
import { vendorMoves } from '#platform/schema';

/** A demo vendor does not answer. */
class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/**
 * Stands in for the wallets of vendors. Each keeps books of its own, so that a transfer whose answer got lost is known
 * there or is not. The operator says how one behaves: `silent` carries out and does not answer, `lost` never gets the
 * request, `down` neither gets it nor can be asked, `refuses` says no.
 */
export function createVendorWallets({ db, clock }: { db: Db; clock: Clock }): VendorWallets {
  const behaviourOf = async ({ vassalage }: VendorMove) => (await readSystemState(db)).vendors[vassalage];

  /** Enters an answer, once for each transfer: the first stands. */
  async function enter({ id, vassalage }: VendorMove, answer: VendorAnswer): Promise<VendorAnswer> {
    await db.insert(vendorMoves).values({ id, vassalage, answer, at: clock.now() }).onConflictDoNothing();
    const [known] = await db.select().from(vendorMoves).where(eq(vendorMoves.id, id));
    return known?.answer ?? answer;
  }

  return {
    async move(move) {
      const behaviour = await behaviourOf(move);
      if (behaviour === 'lost' || behaviour === 'down') throw new NoAnswer();
      const answer = await enter(move, behaviour === 'refuses' ? 'refused' : 'done');
      if (behaviour === 'silent') throw new NoAnswer();
      return answer;
    },
    async settle(move) {
      if ((await behaviourOf(move)) === 'down') throw new NoAnswer();
      return enter(move, 'refused');
    },
  };
}
