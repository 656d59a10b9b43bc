import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#contract';
import type { OperatorAct, OperatorRole } from '#contract/operator';
import { demoAccounts } from '#demo/seed/demoAccounts.ts';
import { createApp } from '../../app';
import { rows } from '../../db/database';
import { connect, type OpenedDatabase } from '../../node/connect';
import { createTestPlatform, type TestPlatform } from '../../testing/createTestPlatform';
import type { Visitor } from '../../testing/visitor';
import { runCommand } from './runCommand';

let platform: TestPlatform;
let second: OpenedDatabase;
let other: TestPlatform['app'];
beforeAll(async () => {
  platform = await createTestPlatform();
  // Another process on the same database: connections and memory of its own.
  second = await connect(platform.ownerUrl);
  other = createApp({ db: second.db, ports: platform.ports, config: platform.config });
});
afterAll(async () => {
  await second.close();
  await platform.close();
});

const say = (role: OperatorRole, ...words: string[]) =>
  runCommand({ db: platform.db, ...platform.ports }, { name: 'Ana', role, isAlone: false }, words, {
    production: true,
  });
const who = async (visitor: Visitor) => (await visitor.call(contract.member.info, {})).errorCode;
const lastAct = async (): Promise<OperatorAct> => {
  const [last] = await rows<{ entry: string }>(
    platform.db,
    sql`SELECT entry FROM operator_acts ORDER BY id DESC LIMIT 1`,
  );
  return JSON.parse(last?.entry ?? '{}') as OperatorAct;
};

/** Signs in with a browser that is remembered. */
async function signIn(visitor: Visitor, role: 'member' | 'agent') {
  const account = demoAccounts.find((each) => each.role === role);
  const { username = '', password = '' } = account ?? {};
  return visitor.keep(
    await visitor.call(contract.session.login, { type: 'username', username, password, remember: true }),
  );
}

/** Somebody who signed in at the first process, and whom both have in memory. */
async function signedIn(name: 'member' | 'agent'): Promise<{ here: Visitor; there: Visitor }> {
  const here = platform.visitor();
  expect(await signIn(here, name)).toMatchObject({ success: true });
  const there = platform.visitor({ app: other });
  there.token = here.token;
  for (const [cookie, value] of here.cookies) there.cookies.set(cookie, value);
  expect([await who(here), await who(there)]).toEqual([undefined, undefined]);
  return { here, there };
}

describe('an operator', () => {
  it('ends the sessions of one account, in every process at once, and nobody else’s', async () => {
    const [mira, arun] = [await signedIn('member'), await signedIn('agent')];
    const dry = await say('viewer', 'sessions', 'end', 'mira', '--brand', 'aurora', '--dry');
    expect(dry.says).toBe('Nothing has ended. mira has 1 open: aurora.');
    expect(await who(mira.there)).toBeUndefined();
    await expect(say('support', 'sessions', 'end', 'mira', '--brand', 'aurora')).rejects.toThrow('Say why');
    await expect(say('viewer', 'sessions', 'end', 'mira', '--brand', 'aurora', '--why', 'x')).rejects.toThrow(
      'takes support',
    );
    const { says } = await say(
      'support',
      'sessions',
      'end',
      'mira',
      '--brand',
      'aurora',
      '--why',
      'Ticket 7',
    );
    expect(says).toBe('mira is signed out, 1 ended, and no browser is remembered: aurora.');
    expect([await who(mira.there), await who(mira.here)]).toEqual(['session.ended', 'session.ended']);
    expect([await who(arun.there), await who(arun.here)]).toEqual([undefined, undefined]);
    expect(await mira.here.call(contract.session.resume, {})).toMatchObject({ success: false });
    expect(await lastAct()).toMatchObject({
      kind: 'ended',
      who: 'Ana',
      outcome: 'done',
      changes: [{ what: 'account aurora-mira open sessions', before: 1, after: 0 }],
    });
    expect(await platform.visitor().loginAs('member')).toMatchObject({ success: true });
  });

  it('ends all of a brand, if they are an admin, and those of other brands go on', async () => {
    const [mira, arun] = [await signedIn('member'), await signedIn('agent')];
    const lotus = platform.visitor({ merchant: 'lotus' });
    expect(await lotus.freeplay()).toMatchObject({ success: true });
    const all = ['sessions', 'end', '--all', '--brand', 'aurora'];
    await expect(say('support', ...all, '--why', 'x')).rejects.toThrow('takes admin');
    await expect(say('admin', 'sessions', 'end', '--all', '--why', 'x')).rejects.toThrow('--brand all');
    await expect(say('admin', 'sessions', 'end', '--why', 'x')).rejects.toThrow('Say whose');
    const dry = await say('admin', ...all, '--dry');
    expect(dry.says).toMatch(/^Nothing has ended\. These would:\naurora +\d+$/);
    expect([await who(mira.there), await who(arun.here)]).toEqual([undefined, undefined]);
    await say('admin', ...all, '--why', 'Ticket 8');
    for (const { here, there } of [mira, arun])
      expect([await who(there), await who(here)]).toEqual(['session.ended', 'session.ended']);
    expect(await mira.here.call(contract.session.resume, {})).toMatchObject({ success: false });
    expect(await who(lotus)).toBeUndefined();
    expect((await lastAct()).changes).toEqual([
      { what: 'aurora open sessions', before: expect.any(Number) as number, after: 0 },
    ]);
    await say('admin', 'sessions', 'end', '--all', '--brand', 'all', '--why', 'Ticket 9');
    expect(await who(lotus)).toBe('session.ended');
    expect((await say('viewer', 'sessions')).says).toMatch(/^aurora +0\nlotus +0\nsolar +0$/);
  });
});
