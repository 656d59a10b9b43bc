import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  contract,
  type AgentContract,
  type ContractBounds,
  type ContractExample,
  type PayslipDetail,
  type PayslipRow,
  type ReplyOf,
  type RequestOf,
  type RunningPay,
} from '#contract';
import { rows } from '../../db/database';
import { accept, daily, dividend, idOf, line, listOf, offer, signedIn } from '../../testing/contractFixture';
import { createTestPlatform } from '../../testing/createTestPlatform';
import { valueOf } from '../../testing/reportFixture';
import type { Visitor } from '../../testing/visitor';
import { settleContracts } from './settleContracts';
import { provide } from '../../testing/provide';

const { contracts, reports } = contract;
const platform = provide(createTestPlatform);
let root: Visitor;
let first: Visitor;
beforeAll(async () => {
  root = await signedIn(platform, line.root);
  first = await signedIn(platform, line.first);
});

type Page = ReplyOf<typeof contracts.payslips>;
const all = { from: '2026-09-01', to: '2026-11-30' };
const slips = async (visitor: Visitor, request: Partial<RequestOf<typeof contracts.payslips>>) =>
  valueOf<Page>(await visitor.call(contracts.payslips, { side: 'mine', kind: 'daily', ...all, ...request }));
const active = async (visitor: Visitor, kind: AgentContract['kind'], side: 'mine' | 'given' = 'mine') => {
  const [found] = await listOf(visitor, { side, kind, phases: 'active' });
  if (!found) throw new Error(`no ${kind} contract`);
  return found;
};

/** Who has payslips, on which side. */
const sides = () =>
  [
    [root, 'mine'],
    [root, 'given'],
    [first, 'mine'],
  ] as const;

describe('payslips', () => {
  it.each(['dividend', 'daily', 'hourly', 'realTime'] as const)(
    'of a %s lead to exactly the bets that they count',
    async (kind) => {
      for (const [visitor, side] of sides()) {
        const { rows: found } = await slips(visitor, { kind, side, pageSize: 5 });
        if (side === 'mine' && visitor === root) expect(found.length).toBeGreaterThan(0);
        for (const { from, to, firstDay, lastDay, teamId, singleBet, validBet, result, won, lost } of found) {
          const asked = {
            from: firstDay,
            to: lastDay,
            under: teamId,
            ...((kind === 'hourly' || kind === 'realTime') && { since: from, until: to }),
            ...(singleBet !== undefined && { stakeFrom: singleBet }),
          };
          const bets = async (statuses: string) =>
            valueOf<ReplyOf<typeof contract.records.teamBets>>(
              await visitor.call(contract.records.teamBets, { ...asked, statuses }),
            );
          const page = await bets('');
          expect(page.totals.validBet, from).toBe(validBet);
          if (kind === 'dividend' || kind === 'daily') expect(page.totals.result).toBe(result);
          if (won) expect((await bets('won')).totals.validBet).toBe(won.validBet);
          if (lost) expect((await bets('lost')).totals.validBet).toBe(lost.validBet);
          expect(page.path.at(-1)?.id).toBe(teamId);
        }
      }
    },
  );

  it('of a dividend lead to exactly the rebates, bonuses and wages that they subtract', async () => {
    const seen = { rebate: 0n, bonus: 0n, wage: 0n };
    for (const [visitor, side] of sides())
      for (const slip of (await slips(visitor, { kind: 'dividend', side, pageSize: 5 })).rows) {
        const { firstDay, lastDay, teamId, rebates, bonuses, wages } = slip;
        for (const [types, figure] of [['rebate', rebates], ['bonus', bonuses], ['wage', wages]] as const) {
          const asked = { from: firstDay, to: lastDay, under: teamId, of: 'dividend', types, pageSize: 200 } as const;
          const page = valueOf<ReplyOf<typeof reports.transactions>>(await visitor.call(reports.transactions, asked));
          expect(page.totals.change, `${types} from ${firstDay}`).toBe(figure);
          if (page.total <= 200)
            expect(page.rows.reduce((sum, { amount }) => sum + BigInt(amount), 0n)).toBe(BigInt(figure));
          expect(page.rows.every(({ type }) => type === types)).toBe(true);
          seen[types] += BigInt(figure);
        }
      } // prettier-ignore
    // Nothing equals nothing. The demo's teams were given no bonus in these days.
    expect([seen.rebate, seen.wage].every((sum) => sum > 0n)).toBe(true);
    // Who asks for the wallets alone sees no income of anybody.
    const wallets = valueOf<ReplyOf<typeof reports.transactions>>(await root.call(reports.transactions, { ...all, types: 'wage' })); // prettier-ignore
    expect(wallets.total).toBe(0);
  });

  it('of all pages add up to the totals, by any state, and both sides see the same', async () => {
    for (const kind of ['dividend', 'daily', 'hourly', 'realTime'] as const)
      for (const [visitor, side] of sides()) {
        let total = 0;
        const sums = { amount: 0n, paid: 0n, owed: 0n, toDownlines: 0n, net: 0n, validBet: 0n, netLoss: 0n };
        for (const state of ['paid', 'owed', 'none'] as const) {
          const read: PayslipRow[] = [];
          for (let page = 1; ; page += 1) {
            const { rows: found } = await slips(visitor, { kind, side, state, page, pageSize: 17 });
            if (found.length === 0) break;
            read.push(...found);
          }
          expect(read.every(({ status }) => status === state)).toBe(true);
          for (const row of read)
            for (const name of Object.keys(sums) as (keyof typeof sums)[]) sums[name] += BigInt(row[name]);
          total += read.length;
        }
        const whole = await slips(visitor, { kind, side });
        expect(whole.total).toBe(total);
        expect(whole.totals).toEqual(Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, sum.toString()]))); // prettier-ignore
      }
    const { rows: given } = await slips(root, { side: 'given', account: idOf(line.first), pageSize: 200 });
    const { rows: mine } = await slips(first, { pageSize: 200 });
    expect(given.map(({ id, amount, paid }) => [id, amount, paid])).toEqual(mine.map(({ id, amount, paid }) => [id, amount, paid])); // prettier-ignore
    expect(given.every(({ toDownlines }) => toDownlines === '0')).toBe(true);
  });

  it('show terms, the tier, what failed for the next one, and each payment', async () => {
    const { rows: found } = await slips(root, { pageSize: 200 });
    const row = found.find(({ tier }) => tier === 1);
    const slip = valueOf<PayslipDetail>(await root.call(contracts.payslip, { id: row?.id ?? '' }));
    expect(slip.terms.kind).toBe('daily');
    expect(slip.tiers[0]?.isMet).toBe(true);
    expect(slip.tiers[1]).toMatchObject({ isMet: false, conditions: [{ is: 'validBet', isMet: false }] });
    expect(slip.payments.map(({ amount }) => amount)).toEqual([slip.amount]);
  });

  it('are nobody else’s', async () => {
    const { rows: found } = await slips(root, { kind: 'dividend' });
    const answer = await first.call(contracts.payslip, { id: found[0]?.id ?? '' });
    expect(answer).toMatchObject({ errorCode: 'record.unknown', status: 404 });
    for (const account of [idOf(line.below), 'mira', 'nobody'])
      expect(await root.call(contracts.payslips, { side: 'given', kind: 'daily', ...all, account })).toMatchObject({ errorCode: 'account.unknown' }); // prettier-ignore
    expect(await root.call(contracts.payslips, { side: 'mine', kind: 'daily', from: '2026-11-02', to: '2026-11-01' })).toMatchObject({ errorCode: 'period.reversed' }); // prettier-ignore
  });

  it('make up the income: what came in by kind, and what went to downlines', async () => {
    const income = valueOf<ReplyOf<typeof reports.income>>(await root.call(reports.income, all)).totals;
    const [paid] = await rows<Record<'dividend' | 'daily' | 'given', bigint>>(
      platform.db,
      sql`SELECT sum(paid) FILTER (WHERE downline_id = ${idOf(line.root)} AND kind = 'dividend')::bigint AS dividend,
          sum(paid) FILTER (WHERE downline_id = ${idOf(line.root)} AND kind = 'daily')::bigint AS daily,
          sum(paid) FILTER (WHERE upline_id = ${idOf(line.root)})::bigint AS given FROM contract_slips`,
    );
    expect(income).toMatchObject({ dividend: paid?.dividend.toString(), wage: paid?.daily.toString() });
    expect(income.toDownlines).toBe((-(paid?.given ?? 0n)).toString());
    const { net, ...parts } = income;
    const sum = Object.values(parts).reduce<bigint>((added, part) => added + BigInt(part as string), 0n);
    expect(sum).toBe(BigInt(net));
  });
});

describe('a worked example', () => {
  it('is what the last period paid under today’s terms, and what new ones would have paid', async () => {
    const { terms, version } = await active(root, 'dividend', 'given');
    const [given] = await listOf(root, { side: 'given', kind: 'dividend', phases: 'active' });
    const to = given?.with?.id ?? '';
    const ask = async (rate: number): Promise<ContractExample> =>
      valueOf(await root.call(contracts.preview, { to, terms: { ...dividend(rate), ...('period' in terms && { period: terms.period }) } })); // prettier-ignore
    const [low, high] = [await ask(1_000), await ask(2_000)];
    expect(low.replaces).toBe(version);
    expect(BigInt(high.offered.amount)).toBeGreaterThanOrEqual(BigInt(low.offered.amount) * 2n - 1n);
    const { rows: found } = await slips(root, { kind: 'dividend', side: 'given', account: to });
    const last = found.find(({ lastDay }) => lastDay === low.offered.lastDay);
    if (last)
      expect(low.offered).toMatchObject({ validBet: last.validBet, result: last.result, bets: last.bets });
    expect(last, 'the last period is settled').toBeDefined();
    const answer = await root.call(contracts.preview, { to, terms: dividend(2_801) });
    expect(answer).toMatchObject({ errorCode: 'contract.tooHigh' });
    expect(await first.call(contracts.preview, { to, terms: daily(1) })).toMatchObject({ success: false });
  });

  it('says what a period shorter than the own one comes to, part by part and as one', async () => {
    const { terms } = await active(root, 'dividend');
    if (terms.kind !== 'dividend') throw new Error('no dividend');
    expect(terms.period).toBe('semimonthly');
    const [given] = await listOf(root, { side: 'given', kind: 'dividend', phases: 'active' });
    const ask = async (period: (typeof terms)['period']): Promise<ContractExample> =>
      valueOf(
        await root.call(contracts.preview, {
          to: given?.with?.id ?? '',
          terms: {
            kind: 'dividend',
            period,
            carriesOver: false,
            tiers: [{ validBet: '0', netLoss: '0', activeMembers: 0, rate: 1_000 }],
          },
        }),
      );
    const [weekly, same] = [await ask('weekly'), await ask(terms.period)];
    expect(same.shorter).toBeUndefined();
    const { shorter } = weekly;
    expect(shorter?.asOne).toBe(same.offered.amount);
    expect([shorter?.firstDay, shorter?.lastDay]).toEqual([same.offered.firstDay, same.offered.lastDay]);
    // Every lost week is paid, whatever the others won.
    expect(BigInt(shorter?.inParts ?? '0')).toBeGreaterThan(BigInt(shorter?.asOne ?? '0'));
  });

  it('names the contracts below that would end, to both sides of an offer', async () => {
    const [waiting] = await listOf(root, { side: 'mine', phases: 'offered', kind: 'dividend' });
    const example = valueOf<ContractExample>(await root.call(contracts.example, { id: waiting?.id ?? '' }));
    expect(example.ends.map(({ from }) => from)).toEqual(['arun']);
    expect(example.keeps).toBeUndefined();
  });
});

describe('the period that runs', () => {
  it('comes to what is then settled for it', async () => {
    const mine = await active(root, 'daily');
    const { clock } = platform.ports;
    const so = valueOf<RunningPay>(await root.call(contracts.running, { id: mine.id }));
    expect(so.settlesAt > so.to && so.at < so.to).toBe(true);
    clock.advance(Date.parse(so.settlesAt) - clock.now().getTime() - 1_000);
    await settleContracts({ ...platform.ports, db: platform.db });
    root = await signedIn(platform, line.root);
    first = await signedIn(platform, line.first);
    expect((await slips(root, {})).rows[0]?.lastDay).not.toBe(so.lastDay);
    clock.advance(1_000);
    await settleContracts({ ...platform.ports, db: platform.db });
    const [slip] = (await slips(root, {})).rows;
    expect(slip).toMatchObject({ lastDay: so.lastDay, amount: so.amount, validBet: so.validBet });
  });
});

describe('bounds', () => {
  it('are those of the own contract, and of the house for an agent at the top without one', async () => {
    const bounds = async (by: Visitor) =>
      valueOf<{ kinds: ContractBounds[]; downlines: { account: string }[] }>(
        await by.call(contracts.bounds, {}),
      );
    const own = await bounds(root);
    expect(own.kinds.map(({ kind, from }) => [kind, from])).toEqual([['dividend', 'own'], ['daily', 'own'], ['hourly', 'own'], ['realTime', 'own']]); // prettier-ignore
    expect(own.kinds[0]).toMatchObject({ rate: 2_800 });
    expect(own.downlines).toHaveLength(4);
    const { id } = await active(root, 'realTime');
    const given = await listOf(root, { side: 'given', kind: 'realTime', phases: 'active' });
    // The house covers what the agent gives, so that nothing has to end with it.
    expect(given).toHaveLength(1);
    valueOf(await root.call(contracts.terminate, { id, reason: '', agreesToEnd: [] }));
    expect((await bounds(root)).kinds[3]).toMatchObject({ from: 'house', profitRate: 30, lossRate: 60 });
    expect((await bounds(first)).kinds.map(({ kind }) => kind)).toEqual(['dividend', 'daily', 'hourly']);
    const made = await offer(first, line.below, daily(1)).catch(() => undefined);
    // Its own daily wage pays amounts, which a rate is not.
    expect(made).toBeUndefined();
    const fits = { kind: 'daily', isPaidWhenWon: true, tiers: [{ validBet: '1000', activeMembers: 0, amount: '150' }] } as const; // prettier-ignore
    const below = await signedIn(platform, line.below);
    const agreed = await accept(
      below,
      (await offer(first, line.below, { ...fits, tiers: [...fits.tiers] })).id,
    );
    expect(agreed).toMatchObject({ phase: 'active', version: 1 });
  });
});
