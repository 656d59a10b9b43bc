import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract, type AgentProgramme } from '#contract';
import { createTestPlatform, type TestPlatform } from '../../testing/createTestPlatform';
import { valueOf } from '../../testing/reportFixture';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

const read = async (merchant: string) =>
  valueOf<AgentProgramme>(await platform.visitor({ merchant }).call(contract.support.agentProgramme, {}));

it('gives the sample terms of a brand in its own currency', async () => {
  expect(await read('aurora')).toMatchObject({ currency: 'USD', bets: { start: '60000' } });
  expect(await read('lotus')).toMatchObject({ currency: 'VND', bets: { start: '1200000000' } });
});

it('has tiers that ask for more the more they pay', async () => {
  const { tiers, rebates } = await read('aurora');
  for (const [place, { activeMembers, netLoss, rate }] of tiers.entries()) {
    const before = tiers[place - 1];
    if (!before) continue;
    expect(activeMembers).toBeGreaterThan(before.activeMembers);
    expect(BigInt(netLoss)).toBeGreaterThan(BigInt(before.netLoss));
    expect(rate).toBeGreaterThan(before.rate);
  }
  expect(rebates.own).toBeGreaterThan(rebates.members);
});
