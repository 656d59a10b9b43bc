import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { OperatorAct, OperatorRole } from '#contract/operator';
import { rows } from '../../db/database';
import { createTestPlatform } from '../../testing/createTestPlatform';
import { help } from './help';
import type { OperatorPerson } from './operator';
import { shapes } from './commandShape';
import { runCommand } from './runCommand';
import { provide } from '../../testing/provide';

const platform = provide(createTestPlatform);

const person = (name: string, role: OperatorRole): OperatorPerson => ({ name, role, isAlone: false });
const ana = person('Ana', 'cashier');
const ben = person('Ben', 'cashier');
const root = person('Root', 'admin');
const local: OperatorPerson = { name: 'this machine', role: 'admin', isAlone: true };

const say = (who: OperatorPerson, ...words: string[]) =>
  runCommand({ db: platform.db, ...platform.ports }, who, words, { production: true });
const log = async (): Promise<OperatorAct[]> =>
  (await rows<{ entry: string }>(platform.db, sql`SELECT entry FROM operator_acts ORDER BY id`)).map(
    ({ entry }) => JSON.parse(entry) as OperatorAct,
  );
const bonus = (id: string) =>
  ['bonus', 'grant', 'mira', '25.00', '--brand', 'aurora', '--id', id, '--why', 'Ticket 4711'] as const;

describe('what operators may', () => {
  it('follows from their role, and every one may look', async () => {
    const viewer = person('Vera', 'viewer');
    expect(await say(viewer, 'status')).toMatchObject({ outcome: 'done' });
    expect((await say(viewer, 'account', 'mira', '--brand', 'aurora')).says).toContain('aurora-mira');
    await expect(say(viewer, 'maintenance', 'on', '--why', 'x')).rejects.toThrow(
      'Vera is viewer; "maintenance" takes admin.',
    );
    await expect(say(ana, 'register', 'off', '--why', 'x')).rejects.toThrow('takes admin');
    await expect(
      say(person('Sam', 'support'), 'account', 'mira', 'disabled', '--brand', 'aurora'),
    ).rejects.toThrow('Say why');
  });

  it('plays nobody in production', async () => {
    for (const words of [['outbox'], ['code', 'petra'], ['clearing', 'auto'], ['vendor', 'VELORA', 'silent']])
      await expect(say(local, ...words)).rejects.toThrow('in production');
  });

  it('is said of every command, and of each there is help', () => {
    const told = [...help.matchAll(/(?:^|\| )([a-z]+)(?= |$)/gm)].map(([, name]) => name);
    expect(Object.keys(shapes).filter((name) => name !== 'help' && !told.includes(name))).toEqual([]);
  });
});

describe('what moves money', () => {
  it('waits for a second person, happens once, and is written down with both of them', async () => {
    const before = (await log()).length;
    const { outcome, act, says } = await say(ana, ...bonus('second'));
    expect([outcome, says]).toEqual(['waits', expect.stringContaining(`approve ${act}`)]);
    expect((await say(root, 'acts', 'waiting')).says).toContain('bonus grant mira');
    await expect(say(ana, 'approve', String(act))).rejects.toThrow('somebody else has to');
    await expect(say(person('Vera', 'viewer'), 'approve', String(act))).rejects.toThrow('takes cashier');
    const tries = await Promise.allSettled([
      say(ben, 'approve', String(act)),
      say(root, 'approve', String(act)),
      say(ben, 'decline', String(act)),
    ]);
    const done = tries.filter(({ status }) => status === 'fulfilled');
    expect(done).toHaveLength(1);
    const told = (await log()).slice(before);
    expect(told.filter(({ kind }) => kind === 'decided')).toHaveLength(1);
    expect(told[0]).toMatchObject({ kind: 'asked', who: 'Ana', why: 'Ticket 4711' });
    expect((await say(root, 'acts', 'waiting')).says).not.toContain(`${act}  `);
    await expect(say(root, 'approve', String(act))).rejects.toThrow('decided already');
  });

  it('does not happen when it is declined, or nobody comes in time', async () => {
    const declined = await say(ana, ...bonus('declined'));
    expect((await say(ben, 'decline', String(declined.act))).says).toContain('is declined');
    const late = await say(ana, ...bonus('late'));
    platform.ports.clock.advance(25 * 3_600_000);
    await expect(say(ben, 'approve', String(late.act))).rejects.toThrow('has lapsed');
    const given = await rows(
      platform.db,
      sql`SELECT entry FROM operator_acts WHERE kind = 'ended' AND entry LIKE '%has a bonus%' AND of_id IN
        (SELECT id FROM operator_acts WHERE of_id IN (${String(declined.act)}::bigint, ${String(late.act)}::bigint))`,
    );
    expect(given).toEqual([]);
    for (const number of ['0', 'x', '999999', ''])
      await expect(say(ben, 'approve', number)).rejects.toThrow('waits');
  });

  it('happens at once at the machine itself, in a sandbox', async () => {
    const words = ['bonus', 'grant', 'arun', '1.00', '--brand', 'aurora', '--id', 'alone'];
    expect((await say(local, ...words)).outcome).toBe('done');
  });
});

describe('the log', () => {
  it('says who did what, why, and what was before and after', async () => {
    await say(root, 'forgotten', 'tells', '--why', 'Support asked for it');
    await say(root, 'account', 'mira', 'disabled', '--brand', 'lotus', '--why', 'Court order 12');
    const told = await log();
    expect(told.filter(({ kind }) => kind === 'begun').slice(-2)).toMatchObject([
      { who: 'Root', role: 'admin', words: ['forgotten', 'tells'], why: 'Support asked for it' },
      { words: ['account', 'mira', 'disabled', '--brand', 'lotus'], why: 'Court order 12' },
    ]);
    const [forgotten, disabled] = told.filter(({ kind }) => kind === 'ended').slice(-2);
    expect(forgotten?.changes).toContainEqual({
      what: 'aurora tellsUnknownAccounts',
      before: false,
      after: true,
    });
    expect(disabled?.changes).toEqual([
      {
        what: 'account lotus-mira',
        before: { status: 'active', passwordState: 'own' },
        after: { status: 'disabled' },
      },
    ]);
    expect((await say(root, 'acts', '2')).says).toMatch(/account mira disabled[^]*because: Court order 12/);
  });

  it('says also what was refused, and that a platform failed', async () => {
    await expect(say(root, 'account', 'ghost', 'disabled', '--why', 'x')).rejects.toThrow('ghost');
    expect((await log()).at(-1)).toMatchObject({ kind: 'ended', outcome: 'refused' });
    const broken = { db: platform.db, ...platform.ports };
    const failing = { ...broken, ids: { next: () => { throw new Error('no ids'); } } }; // prettier-ignore
    await expect(
      runCommand(failing, local, ['bonus', 'grant', 'arun', '1.00', '--brand', 'solar'], {
        production: false,
      }),
    ).rejects.toThrow('no ids');
    expect((await log()).at(-1)).toMatchObject({
      kind: 'ended',
      outcome: 'failed',
      says: 'The platform failed.',
    });
  });
});
