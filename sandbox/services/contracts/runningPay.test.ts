import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, contractKinds, type ContractKind, type ReplyOf, type RequestOf } from '#contract';
import { line, listOf, signedIn } from '../../testing/contractFixture';
import { createTestPlatform, type TestPlatform } from '../../testing/createTestPlatform';
import { valueOf } from '../../testing/reportFixture';
import type { Visitor } from '../../testing/visitor';
import { settleContracts } from './settleContracts';

const { contracts, reports } = contract;
let platform: TestPlatform;
let root: Visitor;
beforeAll(async () => {
  platform = await createTestPlatform();
  root = await signedIn(platform, line.root);
});
afterAll(() => platform.close());

const all = { from: '2026-01-01', to: '2026-11-30' };
const dueOf = async (visitor: Visitor, kind: ContractKind) =>
  valueOf<ReplyOf<typeof contracts.due>>(await visitor.call(contracts.due, { kind }));
/** Payslips of what the agent pays. */
const given = async (request: Pick<RequestOf<typeof contracts.payslips>, 'kind' | 'account' | 'state'>) =>
  valueOf<ReplyOf<typeof contracts.payslips>>(
    await root.call(contracts.payslips, { ...all, side: 'given', pageSize: 50, ...request }),
  );

describe('what an agent owes', () => {
  it('is the running period of each contract that it gives, as its downline sees it, and what is left of earlier ones', async () => {
    const seen = { due: 0n, owed: 0n };
    for (const kind of contractKinds) {
      const { rows: pays, totals, income } = await dueOf(root, kind);
      const inForce = await listOf(root, { side: 'given', kind, phases: 'active,ending' });
      expect(pays.flatMap(({ running }) => running?.contractId ?? []).toSorted()).toEqual(inForce.map(({ id }) => id).toSorted()); // prettier-ignore
      for (const { with: downline, running, due, owed } of pays) {
        expect(due).toBe(running?.amount ?? '0');
        if (running) {
          const below = await signedIn(platform, downline.account);
          expect(valueOf(await below.call(contracts.running, { id: running.contractId }))).toEqual(running);
        }
        const { totals: unpaid } = await given({ kind, account: downline.id, state: 'owed' });
        expect(owed).toBe(unpaid.owed);
      }
      for (const name of ['due', 'owed'] as const) {
        const sum = pays.reduce((all, pay) => all + BigInt(pay[name]), 0n);
        expect(totals[name]).toBe(sum.toString());
        seen[name] += sum;
      }
      const reported = valueOf<ReplyOf<typeof reports.income>>(
        await root.call(reports.income, { ...all, from: all.to }),
      );
      expect(income).toBe(reported.balance);
    }
    // Nothing equals nothing.
    expect(seen.due).toBeGreaterThan(0n);
  });

  it('comes to what it is then asked to pay', async () => {
    const { clock } = platform.ports;
    const { rows: pays } = await dueOf(root, 'daily');
    const [running] = pays.flatMap((pay) => pay.running ?? []);
    clock.advance(Date.parse(running?.settlesAt ?? '') - clock.now().getTime());
    await settleContracts({ ...platform.ports, db: platform.db });
    root = await signedIn(platform, line.root);
    const { rows: settled } = await given({ kind: 'daily' });
    for (const { with: downline, due, running: was } of pays)
      expect(settled.find((slip) => slip.with === downline.account && slip.lastDay === was?.lastDay)?.amount).toBe(due); // prettier-ignore
  });

  it('is nobody’s without contracts given', async () => {
    const { rows: pays, totals } = await dueOf(await signedIn(platform, line.below), 'hourly');
    expect([pays, totals]).toEqual([[], { due: '0', owed: '0' }]);
  });
});
