import { asc, eq } from 'drizzle-orm';
import { accounts, feedback as table } from '../../db/schema';
import { pattern, word } from '../../words/phrase';
import { notify } from '../messages/notify';
import { escapeHtml } from '../messages/escapeHtml';
import { Misunderstood, oneOf, tellList, type Operator } from './operator';

const states = { answer: 'answered', noted: 'noted', fixed: 'fixed' } as const;
/** Characters of an answer; a message is no book. */
const longest = 2_000;

/** Lists what waits for an answer, or says what became of one. */
export async function feedback(operator: Operator, words: readonly string[]): Promise<string> {
  const { db, clock, ids } = operator;
  const [verb, id = '', ...rest] = words;
  if (verb === undefined) return list(operator);
  const state = states[oneOf(verb, ['answer', 'noted', 'fixed'] as const)];
  const answer = rest.join(' ').trim();
  if (state === 'answered' && answer === '') throw new Misunderstood('Say the answer after the id.');
  if (answer.length > longest)
    throw new Misunderstood(`An answer has ${String(longest)} characters at most.`);
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(table).where(eq(table.id, id)).for('update');
    if (!row) throw new Misunderstood(`No feedback has the id "${id}"; feedback lists them.`);
    const at = clock.now();
    await tx
      .update(table)
      .set({ state, ...(answer !== '' && { answer, answeredAt: at }) })
      .where(eq(table.id, id));
    if (answer === '') return;
    await notify(tx, {
      id: ids.next(),
      accountId: row.accountId,
      category: 'service',
      cause: `feedback:${id}:${at.toISOString()}`,
      title: word('message.feedbackAnswered.title'),
      body: pattern('<p>{answer}</p>', { answer: escapeHtml(answer) }),
      href: '/feedback',
      at,
    });
  });
  operator.changed?.(`feedback ${id}`, 'open', state);
  return `${id} is ${state}.`;
}

async function list(operator: Operator): Promise<string> {
  const open = await operator.db
    .select({ row: table, username: accounts.username })
    .from(table)
    .innerJoin(accounts, eq(accounts.id, table.accountId))
    .where(eq(table.state, 'open'))
    .orderBy(asc(table.createdAt))
    .limit(50);
  return tellList(
    operator,
    'feedback',
    open.map(({ row: { id, type, part, content, merchantCode, createdAt }, username }) => ({
      ...{ id, type, part, content },
      account: username,
      brand: merchantCode,
      createdAt: createdAt.toISOString(),
    })),
    ({ id, type, part, account, brand, createdAt, content }) =>
      `${id}  ${type}${part === null ? '' : ` (${part})`}  ${account} at ${brand}  ${createdAt}\n  ${content}`,
    'Nobody waits for an answer.',
  );
}
