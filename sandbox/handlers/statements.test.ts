import pg from 'pg';
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { isReading } from '../../contract';
import type { NamedCall } from '../../contract/namedCalls';
import { Knowledge, validRequest } from '../../scripts/conformance/inputs';
import { handledCalls } from '../testing/calls';
import type { TestPlatform } from '../testing/createTestPlatform';
import { createGameTestPlatform } from '../testing/gameSession';
import type { Visitor } from '../testing/visitor';

/** They end the session or close the account: what follows them signs in anew, and they come last. */
const last = /^(?:session\.|security\.(?:reportSignIn|end)|saferPlay\.(?:exclude|takeBreak))/;

/** How many statements each call needs, a line each: `cashier.withdraw 6`, and the refusal that it met. */
const table = new URL('statements.txt', import.meta.url);
interface Cost {
  count: number;
  /** The refusal; empty for a success. */
  outcome: string;
}
const costsIn = (text: string): Map<string, Cost> =>
  new Map(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const [name = '', count, outcome = ''] = line.split(' ');
        return [name, { count: Number(count), outcome }];
      }),
  );
const outcomesIn = (costs: ReadonlyMap<string, Cost>): Record<string, string> =>
  Object.fromEntries([...costs].map(([name, { outcome }]) => [name, outcome]));

/** Counts what is sent to the database meanwhile: each is a round trip. */
async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return query.mock.calls.length;
  } finally {
    query.mockRestore();
  }
}

async function callerOf(
  platform: TestPlatform,
  { call }: NamedCall,
  known: Map<string, Visitor>,
): Promise<Visitor> {
  const role = call.audience === 'anyone' ? undefined : call.audience === 'agent' ? 'agent' : 'member';
  const name = role ?? 'visitor';
  const visitor = known.get(name) ?? platform.visitor();
  if (role && !known.has(name)) await visitor.loginAs(role);
  known.set(name, visitor);
  return visitor;
}

it('each call ends as statements.txt says and needs no more statements; STATEMENTS=write makes the file anew', async () => {
  const { platform } = await createGameTestPlatform();
  // What is kept for a quarter of a second is kept for all of it: counts do not depend on how fast the machine is.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  try {
    const today = platform.ports.clock.now().toISOString().slice(0, 10);
    const knowledge = new Knowledge({ merchantCode: 'aurora', username: 'mira', count: '50' }, today);
    const known = new Map<string, Visitor>();
    const ask = async (named: NamedCall) => {
      const visitor = await callerOf(platform, named, known);
      const answer = await visitor.call(named.call, validRequest(named, knowledge));
      if (answer.success) knowledge.keep(named.name, answer.value);
      if (answer.status === 401) known.clear();
      return answer;
    };
    const reads = handledCalls.filter(({ name, call }) => isReading(call) && !last.test(name));
    const writes = handledCalls.filter(({ name, call }) => !isReading(call) && !last.test(name));
    for (const named of [...reads, ...reads]) await ask(named);
    const lines: string[] = [];
    for (const named of [...reads, ...writes, ...handledCalls.filter(({ name }) => last.test(name))]) {
      // Whoever asks is there before, and was seen in this second: neither is part of the call.
      await callerOf(platform, named, known);
      let outcome = '';
      const count = await countStatements(async () => {
        const { success, errorCode } = await ask(named);
        outcome = success ? '' : ` ${String(errorCode)}`;
      });
      lines.push(`${named.name} ${count}${outcome}`);
      if (last.test(named.name)) known.clear();
    }
    expect(lines.length).toBe(handledCalls.length);
    expect(lines.length).toBeGreaterThan(190);
    const text = `${lines.sort().join('\n')}\n`;
    if (process.env['STATEMENTS'] === 'write') writeFileSync(table, text);
    const [now, kept] = [costsIn(text), costsIn(readFileSync(table, 'utf8'))];
    // A call that is refused sooner needs fewer statements, and its count says nothing of the work that it no longer does.
    expect(outcomesIn(now)).toEqual(outcomesIn(kept));
    // What another call has just read is not always still kept: one more or less says nothing.
    const grown = [...now].filter(([name, { count }]) => count > (kept.get(name)?.count ?? 0) + 1);
    expect(grown).toEqual([]);
  } finally {
    clock.mockRestore();
    await platform.close();
  }
}, 180_000);

it('a spin needs two', async () => {
  const games = await createGameTestPlatform();
  try {
    const game = await games.openGame(await games.signIn('agent'));
    await game.play();
    // One that wins a jackpot needs more, and is rare.
    const counts = [await countStatements(() => game.play()), await countStatements(() => game.play())];
    expect(Math.min(...counts)).toBe(2);
  } finally {
    await games.platform.close();
  }
});
