import { eq } from 'drizzle-orm';
import { vendors } from '../../db/schema';
import { untilOf } from './commandShape';
import { Misunderstood, oneOf, type Operator } from './operator';
import { setEverywhere } from './setEverywhere';
import { readSystemState, switchState } from './state';

/** How the wallet of a vendor behaves from now on, or whether its games are being serviced. */
export async function vendor(
  operator: Operator,
  [code = '', word, ...rest]: readonly string[],
): Promise<string> {
  const { db, clock } = operator;
  const vassalage = code.toUpperCase();
  const [known] = await db.select().from(vendors).where(eq(vendors.vassalage, vassalage)).limit(1);
  if (!known) throw new Misunderstood(`There is no vendor "${code}".`);
  const behaviour = oneOf(word, ['answers', 'silent', 'lost', 'down', 'refuses', 'service', 'open'] as const);
  if (behaviour === 'service' || behaviour === 'open') {
    const until = behaviour === 'service' ? untilOf(rest, clock.now())?.toISOString() : undefined;
    const { [vassalage]: _, ...open } = (await readSystemState(db)).serviced;
    const serviced = behaviour === 'open' ? open : { ...open, [vassalage]: until ?? '' };
    await switchState(operator, 'serviced', serviced);
    return `${known.name}: ${behaviour}${until ? ` until ${until}` : ''}.`;
  }
  const { [vassalage]: _, ...others } = (await readSystemState(db)).vendors;
  const next = behaviour === 'answers' ? others : { ...others, [vassalage]: behaviour };
  await switchState(operator, 'vendors', next);
  return `${known.name}: ${behaviour}.`;
}

/** Whether all games play from one wallet, or each vendor has its own. */
export async function wallets(operator: Operator, [word]: readonly string[]): Promise<string> {
  const isSingle = oneOf(word, ['single', 'transfer'] as const) === 'single';
  await setEverywhere(operator, 'singleWallet', () => isSingle);
  return isSingle ? 'All games play from one wallet.' : 'Each vendor has a wallet of its own.';
}
