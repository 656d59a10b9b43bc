import { eq } from 'drizzle-orm';
import { vendors } from '../../db/schema';
import { Misunderstood, oneOf, type Operator } from './operator';
import { setEverywhere } from './setEverywhere';
import { readSystemState, writeSystemState } from './state';

/** How the wallet of a vendor behaves from now on. */
export async function vendor({ db, clock }: Operator, [code = '', word]: readonly string[]): Promise<string> {
  const vassalage = code.toUpperCase();
  const [known] = await db.select().from(vendors).where(eq(vendors.vassalage, vassalage)).limit(1);
  if (!known) throw new Misunderstood(`There is no vendor "${code}".`);
  const behaviour = oneOf(word, ['answers', 'silent', 'lost', 'down', 'refuses'] as const);
  const { [vassalage]: _, ...others } = (await readSystemState(db)).vendors;
  const next = behaviour === 'answers' ? others : { ...others, [vassalage]: behaviour };
  await writeSystemState(db, 'vendors', next, clock.now());
  return `${known.name}: ${behaviour}.`;
}

/** Whether all games play from one wallet, or each vendor has its own. */
export async function wallets(operator: Operator, [word]: readonly string[]): Promise<string> {
  const isSingle = oneOf(word, ['single', 'transfer'] as const) === 'single';
  await setEverywhere(operator, 'singleWallet', () => isSingle);
  return isSingle ? 'All games play from one wallet.' : 'Each vendor has a wallet of its own.';
}
