import { sql } from 'drizzle-orm';
import { rows, type Db } from '../../db/database';
import { sha256 } from '../../sha256';
import { headText } from './signHead';

export interface ActsVerdict {
  /** Acts that were looked at. */
  acts: number;
  /** Heads whose signature was checked. */
  heads: number;
  /** A sentence for each thing that is not as it was written, in the order of the log; empty when all is. */
  faults: readonly string[];
}

const atOnce = 5_000;
/** After so many a log is another one. */
const mostFaults = 50;

/**
 * Works the log of operators out anew: each act's seal from its text and the seal before it, and what was signed of each day.
 * @param isSigned whether a signature is that of the key from outside; without it heads are compared, and not their signatures
 */
export async function verifyActs(
  db: Pick<Db, 'execute'>,
  isSigned?: (text: string, signature: string) => boolean,
): Promise<ActsVerdict> {
  const faults: string[] = [];
  const signed = await rows<{ day: string; act: bigint; seal: string; signature: string }>(
    db,
    sql`SELECT day::text AS day, act_id AS act, act_seal AS seal, signature FROM operator_heads ORDER BY act_id`,
  );
  const heads = signed.map((head) => ({ ...head, act: BigInt(head.act) }));
  const headOf = new Map(heads.map((head) => [head.act, head]));
  let [last, seal] = [0n, ''];
  for (;;) {
    const found = await rows<{ id: bigint; entry: string; seal: string }>(
      db,
      sql`SELECT id, entry, seal FROM operator_acts WHERE id > ${last.toString()}::bigint ORDER BY id LIMIT ${atOnce}`,
    );
    for (const row of found) {
      // Some drivers give them as text.
      const act = { ...row, id: BigInt(row.id) };
      if (act.id !== last + 1n)
        faults.push(last + 2n === act.id ? `Act ${last + 1n} is missing.` : `Acts ${last + 1n} to ${act.id - 1n} are missing.`); // prettier-ignore
      else if (act.seal !== (await sha256(`${act.id}\n${seal}\n${act.entry}`)))
        faults.push(`Act ${act.id} is not as it was written.`);
      const head = headOf.get(act.id);
      if (head && head.seal !== act.seal)
        faults.push(`Act ${act.id} is not the one that was signed on ${head.day}.`);
      [last, seal] = [act.id, act.seal];
    }
    if (found.length < atOnce || faults.length > mostFaults) break;
  }
  for (const { day, act, seal: actSeal, signature } of heads) {
    if (act > last) faults.push(`Acts up to ${act}, signed on ${day}, are missing at the end.`);
    if (isSigned && !isSigned(headText({ day, actId: act, actSeal }), signature))
      faults.push(`The head of ${day} is not signed with this key.`);
  }
  return { acts: Number(last), heads: isSigned ? heads.length : 0, faults: faults.slice(0, mostFaults) };
}
