import { eq, sql } from 'drizzle-orm';
import { approvalHours, type OperatorAct } from '#contract/operator';
import { rows } from '../../db/database';
import { operatorActs } from '../../db/schema';
import { Misunderstood, tellList, type Operator, type OperatorPerson } from './operator';

/** What stands before the platform's own words in a list of acts. */
const lineOf = ({ id, ...act }: OperatorAct & { id: number }): string =>
  [
    String(id).padStart(6),
    act.at,
    `${act.who} (${act.role})`,
    [act.outcome ?? act.kind, ...(act.of ? [String(act.of)] : [])].join(' '),
    ...(act.words ? [act.words.join(' ')] : []),
    ...(act.why ? [`because: ${act.why}`] : []),
    ...(act.kind === 'ended' ? [act.says ?? ''] : []),
    ...(act.changes ?? []).map(
      ({ what, before, after }) => `${what}: ${JSON.stringify(before)} → ${JSON.stringify(after)}`,
    ),
  ].join('  ');

/** What operators did last, newest first, or what waits for a second person. */
export async function acts(operator: Operator, [word = '20']: readonly string[]): Promise<string> {
  const isWaiting = word === 'waiting';
  const most = Math.min(500, Number(word) || 0);
  if (!isWaiting && most < 1) throw new Misunderstood(`Say a number, or waiting, not "${word}".`);
  const since = new Date(operator.clock.now().getTime() - approvalHours * 3_600_000).toISOString();
  const found = await rows<{ id: bigint; entry: string }>(
    operator.db,
    isWaiting
      ? sql`SELECT id, entry FROM operator_acts a WHERE kind = 'asked' AND entry::jsonb ->> 'at' >= ${since}
          AND NOT EXISTS (SELECT FROM operator_acts d WHERE d.of_id = a.id AND d.kind = 'decided') ORDER BY id`
      : sql`SELECT id, entry FROM operator_acts ORDER BY id DESC LIMIT ${most}`,
  );
  const list = found.map(({ id, entry }) => ({ id: Number(id), ...(JSON.parse(entry) as OperatorAct) }));
  return tellList(operator, 'acts', list, lineOf, isWaiting ? 'Nothing waits.' : 'Nothing was done yet.');
}

/** An act by its number. */
export async function readAct({ db }: Operator, id: number): Promise<OperatorAct | undefined> {
  const [row] = await db
    .select({ entry: operatorActs.entry })
    .from(operatorActs)
    .where(eq(operatorActs.id, BigInt(id)));
  return row && (JSON.parse(row.entry) as OperatorAct);
}

type Told = Omit<OperatorAct, 'at' | 'who' | 'role'>;

/** Adds a row to the log, which the database counts and seals; returns its number. */
export async function writeAct(
  { db, clock }: Operator,
  { name, role }: OperatorPerson,
  told: Told,
): Promise<number> {
  const act: OperatorAct = { at: clock.now().toISOString(), who: name, role, ...told };
  // What the database makes by itself has no place among the values.
  const [row] = await rows<{ id: bigint }>(
    db,
    sql`INSERT INTO operator_acts (id, entry, seal) VALUES (0, ${JSON.stringify(act)}, '') RETURNING id`,
  );
  return Number(row?.id ?? 0);
}
