import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../contract';
import { openWorld, type World } from '../testing/world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

describe('register', () => {
  it('makes an account with a wallet that a newcomer can play from, and signs it in', async () => {
    const visitor = world.visitor();
    const answer = await visitor.register('newcomer1');
    expect(answer).toMatchObject({ success: true, status: 200 });
    expect(await visitor.call(contract.member.info, {})).toMatchObject({
      value: { account: 'newcomer1', type: 0, nickname: 'newcomer1' },
    });
    expect(await visitor.call(contract.wallet.balance, {})).toMatchObject({
      value: { sumBalance: '100000', currency: 'USD', currencySymbol: '$', version: 1 },
    });
  });
});
