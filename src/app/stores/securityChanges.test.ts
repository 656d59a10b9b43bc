import { expect, test } from 'vitest';
import type { SecurityOverview } from '#contract';
import { PersonScope } from '../data/personScope';
import { interleave } from '../testing/interleave';
import { CountingRandom, ManualClock, MapStorage } from '../testing/ports';
import { authenticatorChange } from './authenticatorChange';
import { contactChange } from './contactChange';

const proof = { kind: 'mobile', method: 'mobile', answer: '123456', password: 'harbour-light' } as const;

/** What a store is made of, on ports that do nothing by themselves. */
function siteOf() {
  const ports = {
    clock: new ManualClock(),
    random: new CountingRandom(),
    sessionStorage: new MapStorage(),
    live: { isOn: false },
  };
  return { ...ports, scope: new PersonScope(ports) };
}

test('a change of number ends with what was bound last, and shows nothing of one that was left', () =>
  interleave({
    start: (wire) => {
      const kept = { number: 'old', tickets: 0 };
      const overview = () => ({ mobile: { masked: kept.number } }) as SecurityOverview;
      const shown: { value: SecurityOverview | undefined } = { value: undefined };
      const calls = {
        sendProofCode: () => wire.call(() => ({ expiredMinutes: 1 })),
        proveContact: () => wire.call(() => ({ ticket: `t${++kept.tickets}`, expiresInSeconds: 900 })),
        sendContactCode: () => wire.call(() => ({ expiredMinutes: 1 })),
        bindContact: ({ value }: { value: string }) =>
          wire.call(() => {
            kept.number = value;
            return overview();
          }),
      };
      const change = contactChange(siteOf(), {
        calls: calls as never,
        onBound: (value) => (shown.value = value),
      });
      return { change, kept, shown, overview };
    },
    acts: {
      send: ({ change }) => void change.proofCode.send('mobile'),
      prove: ({ change }) => void change.prove.run(proof),
      sendNew: ({ change }) =>
        void change.newCode.send({ kind: 'mobile', ticket: change.ticket ?? '', value: '1' }),
      bind: ({ change }) =>
        void change.bind.run({ kind: 'mobile', ticket: change.ticket ?? '', value: '1', code: '1' }),
      other: ({ change }) =>
        void change.bind.run({ kind: 'mobile', ticket: change.ticket ?? '', value: '2', code: '1' }),
      leave: ({ change }) => change.leave(),
    },
    calm: async ({ change }) => {
      change.leave();
      await change.prove.run(proof);
      await change.bind.run({ kind: 'mobile', ticket: change.ticket ?? '', value: '3', code: '1' });
    },
    check: ({ change, shown, overview, kept }) => {
      expect(shown.value).toEqual(overview());
      expect(change.ticket).toBe(`t${kept.tickets}`);
      expect([change.prove.status, change.bind.status]).toEqual(['done', 'done']);
    },
  }));

test('an authenticator app shows the secret and the codes of the last setup alone', () =>
  interleave({
    start: (wire) => {
      const kept = { secrets: 0, codes: 0 };
      const calls = {
        startAuthenticator: () =>
          wire.call(() => ({ secret: `s${++kept.secrets}`, uri: `otpauth://${kept.secrets}` })),
        confirmAuthenticator: () => wire.call(() => ({ recoveryCodes: [`c${++kept.codes}`] })),
        renewRecoveryCodes: () => wire.call(() => ({ recoveryCodes: [`c${++kept.codes}`] })),
        removeAuthenticator: () => wire.call(() => ({}) as SecurityOverview),
      };
      const change = authenticatorChange(siteOf(), {
        calls: calls as never,
        onChanged: () => undefined,
      });
      return { change, kept };
    },
    acts: {
      start: ({ change }) => void change.start.run({ password: 'harbour-light' }),
      confirm: ({ change }) => void change.confirm.run({ code: '123456' }),
      renew: ({ change }) => void change.renew.run({ password: 'harbour-light', code: '123456' }),
      remove: ({ change }) => void change.remove.run({ password: 'harbour-light', code: '123456' }),
      leave: ({ change }) => change.leave(),
    },
    calm: async ({ change }) => {
      change.leave();
      await change.start.run({ password: 'harbour-light' });
      await change.confirm.run({ code: '123456' });
    },
    check: ({ change, kept }) => {
      expect(change.setup).toBeUndefined();
      expect(change.recoveryCodes).toEqual([`c${kept.codes}`]);
      change.leave();
      expect(change.recoveryCodes).toBeUndefined();
    },
  }));
