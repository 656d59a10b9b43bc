import { describe, expect, it } from 'vitest';
import { contract } from '#contract';
import type { Visitor } from '../visitor';
import { runOperator, seconds, signIn, who, platform } from './shared';

const { session: calls } = contract;

export function passwordsCases(): void {
  describe('passwords that have to be changed', () => {
    const change = (visitor: Visitor, newPassword: string, oldPassword?: string, confirm = newPassword) =>
      visitor.call(calls.changePassword, { oldPassword, newPassword, confirmNewPassword: confirm });
    const favourite = (visitor: Visitor) =>
      visitor.call(contract.games.setFavourite, { gameId: 'g1', favourite: true });

    it('the first one: looking around is allowed, nothing else, until a new one is chosen', async () => {
      const visitor = platform.visitor();
      expect(await signIn(visitor, 'first')).toMatchObject({
        value: {
          firstTimeLogin: true,
          passwordDefault: true,
          forcePasswordChange: true,
          oldPasswordKnown: true,
          lastLogin: null,
        },
      });
      expect(await who(visitor)).toMatchObject({ success: true });
      expect(await favourite(visitor)).toMatchObject({ status: 403, errorCode: 'password.changeFirst' });
      expect(await change(visitor, 'first-morning')).toMatchObject({ value: { reason: 'same' } });
      expect(await change(visitor, 'evening on the lake')).toMatchObject({ success: true });
      expect(await favourite(visitor)).toMatchObject({ success: true });
      expect(await change(visitor, 'night on the lake')).toMatchObject({ errorCode: 'password.wrong' });
      expect(await visitor.login('nina', 'evening on the lake')).toMatchObject({
        value: { firstTimeLogin: false, passwordDefault: false, forcePasswordChange: false },
      });
    });

    it('an expired one: offered, or forced where the merchant says so; the old one is asked for', async () => {
      const visitor = platform.visitor();
      expect(await signIn(visitor, 'expired')).toMatchObject({
        value: { passwordExpired: true, forcePasswordChange: false, oldPasswordKnown: false },
      });
      expect(await favourite(visitor)).toMatchObject({ success: true });
      await runOperator('flag', 'PWDEXPFORCECHANGE3', 'on');
      expect(await signIn(visitor, 'expired')).toMatchObject({ value: { forcePasswordChange: true } });
      expect(await favourite(visitor)).toMatchObject({ errorCode: 'password.changeFirst' });
      expect(await change(visitor, 'winter in the ledger')).toMatchObject({ errorCode: 'password.wrong' });
      expect(await change(visitor, 'winter in the ledger', 'autumn-ledger')).toMatchObject({ success: true });
      expect(await favourite(visitor)).toMatchObject({ success: true });
      await runOperator('flag', 'PWDEXPFORCECHANGE3', 'off');
    });

    it('any: the old one, twice the same new one, and one that is worth having', async () => {
      const visitor = platform.visitor();
      await visitor.register('changer', 'a long password');
      const old = 'a long password';
      expect(await change(visitor, 'something new', old, 'something else')).toMatchObject({
        errorCode: 'password.unequal',
      });
      for (const [next, reason] of [
        ['short', 'rule'],
        ['          ', 'rule'],
        ['sunshine1', 'common'],
        ['changer123', 'name'],
        ['Aurora2026', 'name'],
        [old, 'same'],
      ] as const)
        expect(await change(visitor, next, old), next).toMatchObject({
          status: 422,
          errorCode: 'password.weak',
          value: { reason },
        });
      for (let time = 0; time < 5; time += 1)
        expect(await change(visitor, 'something new', 'wrong one')).toMatchObject({
          errorCode: 'password.wrong',
        });
      expect(await change(visitor, 'something new', old)).toMatchObject({ errorCode: 'limit.reached' });
      seconds(901);
      expect(await visitor.login('changer', old)).toMatchObject({ success: true });
      expect(await change(visitor, 'something new', old)).toMatchObject({ success: true });
      expect(await who(visitor), 'the session of the change goes on').toMatchObject({ success: true });
    });

    it('are refused at registering as well', async () => {
      expect(await platform.visitor().register('newbie77', 'sunshine1')).toMatchObject({
        errorCode: 'password.weak',
        value: { field: 'password', reason: 'common' },
      });
    });
  });
}
