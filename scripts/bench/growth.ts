// How much longer each call that reads takes in a world that has grown than in the demo's, in a process of its own: prints
// its figures as JSON. Both worlds are asked in turn, so that whatever else the machine does meets both.
//   growth.ts --bets N --accounts N [--own N] [--tries N]   `own` are bets of the member who asks
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { isReading, type Audience } from '../../contract';
import type { CallName, NamedCall } from '../../contract/namedCalls';
import { advanceDemoData } from '../../demo/seed/advanceDemoData';
import { foldTeamDays } from '../../sandbox/services/records/foldTeamDays';
import { settingOf } from '../../sandbox/services/settings';
import { handledCalls } from '../../sandbox/testing/calls';
import { createTestPlatform, type TestPlatform } from '../../sandbox/testing/createTestPlatform';
import type { Visitor } from '../../sandbox/testing/visitor';
import { Knowledge, validRequest } from '../conformance/inputs';
import { median } from './figures.mjs';

const { values } = parseArgs({
  options: {
    bets: { type: 'string' },
    accounts: { type: 'string' },
    own: { type: 'string', default: '10000' },
    tries: { type: 'string', default: '200' },
  },
});
const [bets, accounts] = [Number(values.bets), Number(values.accounts)];
const [ownBets, tries] = [Number(values.own), Number(values.tries)];
const dayMs = 86_400_000;

/** One who asks in one of the worlds, with what that world has told. */
interface Asker {
  visitor: Visitor;
  knowledge: Knowledge;
}

/** How one call answered, ms. */
interface Growth {
  name: CallName;
  demo: number;
  grown: number;
}

/** Parts of it are kept one by one: in a single transaction a house account would drag all its versions along. */
async function grow({ db, ports, ownerUrl }: TestPlatform): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl, options: '-c statement_timeout=0 -c lock_timeout=0' }); // prettier-ignore
  await client.connect();
  const own = drizzle({ client });
  const shares = await settingOf(db, 'aurora', 'validBetShares');
  // Below another agent than the one who asks: a report of a team is as long as the team, which `reports` measures.
  const growth = { merchant: 'aurora', at: ports.clock.now(), days: 364, shares };
  await advanceDemoData(own, { ...growth, root: 'aurora-salma', bets, accounts });
  await advanceDemoData(own, {
    ...growth,
    root: 'aurora-arun',
    bets: ownBets,
    owner: 'aurora-mira',
    name: 'own',
  });
  // As the platform's job does every few seconds.
  await foldTeamDays(db);
  // The platform owns no table.
  await client.query('VACUUM ANALYZE');
  await client.end();
}

async function askerOf(platform: TestPlatform, who: 'member' | 'agent'): Promise<Asker> {
  const visitor = platform.visitor();
  await visitor.loginAs(who);
  const now = platform.ports.clock.now();
  const dayAt = (back: number): string => new Date(now.getTime() - back * dayMs).toISOString().slice(0, 10);
  // As long as a report may be of.
  const fixed = { merchantCode: 'aurora', from: dayAt(89), to: dayAt(0) };
  return { visitor, knowledge: new Knowledge(fixed, dayAt(0)) };
}

async function timeOf({ visitor, knowledge }: Asker, named: NamedCall): Promise<number | undefined> {
  const request = validRequest(named, knowledge);
  const began = performance.now();
  const answer = await visitor.call(named.call, request);
  const time = performance.now() - began;
  if (!answer.success) return undefined;
  knowledge.keep(named.name, answer.value);
  return time;
}

/** The middle of as many times as are asked for; undefined for a call that either world refuses. */
async function compare(named: NamedCall, demo: Asker, grown: Asker): Promise<Growth | undefined> {
  const times: { demo: number[]; grown: number[] } = { demo: [], grown: [] };
  // The first ones fill caches.
  for (let turn = -3; turn < tries; turn += 1) {
    const [before, after] = [await timeOf(demo, named), await timeOf(grown, named)];
    if (before === undefined || after === undefined) return undefined;
    if (turn < 0) continue;
    times.demo.push(before);
    times.grown.push(after);
  }
  return { name: named.name, demo: median(times.demo), grown: median(times.grown) };
}

const askedBy = (audience: Audience): 'member' | 'agent' => (audience === 'agent' ? 'agent' : 'member');

const [demo, grown] = [await createTestPlatform(), await createTestPlatform()];
try {
  const began = performance.now();
  await grow(grown);
  const seconds = (performance.now() - began) / 1000;
  const people = {
    member: [await askerOf(demo, 'member'), await askerOf(grown, 'member')],
    agent: [await askerOf(demo, 'agent'), await askerOf(grown, 'agent')],
  } as const;
  const calls: Growth[] = [];
  const refused: CallName[] = [];
  for (const named of handledCalls.filter(({ call }) => isReading(call))) {
    const compared = await compare(named, ...people[askedBy(named.call.audience)]);
    if (compared) calls.push(compared);
    else refused.push(named.name);
  }
  console.log(JSON.stringify({ seconds, calls, refused }));
} finally {
  await demo.close();
  await grown.close();
}
