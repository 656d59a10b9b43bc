import { beforeEach, expect, test } from 'vitest';
import { isWorkDone } from '#contract';
import { succeed } from '../data/failure';
import { refusal, reply, scriptedApi, type Answer } from '../testing/api';
import { memberReply, scriptedSignIn, sessionStart, typed } from '../testing/signIn';

interface Sent {
  captcha?: string;
  verification?: { challenge: string; answer: string };
}

/** Every way in, and what its sealed forms said; the platform answers each form as told, and tasks one after another. */
function openedSignIn(answers: readonly Answer[], task: Answer = work) {
  const sent: Sent[] = [];
  const wire = scriptedApi({
    seal: async (_, body) => {
      sent.push(body as Sent);
      return succeed({ v: 1, kid: 'k', ek: 'AA==', iv: 'AA==', ct: 'AA==', ts: 0, nonce: 'AA==' });
    },
  });
  const forms = [...answers];
  wire.script((request, init) => {
    if (request.path.startsWith('/wps/verification/human')) return task(request, init);
    if (request.path.startsWith('/wps/captcha')) return reply('iVBORw==');
    return forms.shift()?.(request, init) ?? refusal(500, 'unexpected');
  });
  return { ...scriptedSignIn([() => reply(memberReply)], { api: wire.api }), sent };
}

let tasks = 0;
const work = (): Response =>
  reply({ challenge: `w${(tasks += 1)}`, expiresInSeconds: 120, kind: 'work', salt: 'saltsalt', bits: 4 });
beforeEach(() => {
  tasks = 0;
});

const rejected = () => refusal(422, 'login.rejected', { captcha: true });
const entered = () => reply(sessionStart());
const isProof = ({ verification }: Sent) => isWorkDone('saltsalt', 4, verification?.answer ?? '');

test('a log-in without the picture carries what the device has proved, anew with each try', async () => {
  const { login, captcha, sent } = openedSignIn([rejected, rejected, entered]);
  await login.login.run(typed);
  captcha.choose(true);
  await login.login.run(typed);
  expect(await login.login.run(typed)).toMatchObject({ ok: true });
  expect(sent.map(({ verification }) => verification?.challenge)).toEqual([undefined, 'w1', 'w2']);
  expect(await Promise.all(sent.slice(1).map(isProof))).toEqual([true, true]);
});

test('a registration without the picture carries it, too, and none where no letters are asked for', async () => {
  const { registration, captcha, sent } = openedSignIn([
    () => refusal(422, 'register.field', { field: 'captcha' }),
    () => reply({}),
    entered,
  ]);
  captcha.choose(true);
  const form = { values: { username: 'newcomer' }, method: 'username' } as const;
  await registration.register.run(form);
  await registration.rules.ensure();
  expect(await registration.register.run(form)).toMatchObject({ ok: true });
  expect(sent.map(({ verification }) => verification?.challenge)).toEqual([undefined, 'w1']);
});

test('a device that cannot prove anything says why, and nothing is sent', async () => {
  const { login, captcha, sent } = openedSignIn([rejected], () => refusal(422, 'limit.reached'));
  await login.login.run(typed);
  captcha.choose(true);
  expect(await login.login.run(typed)).toMatchObject({ ok: false, failure: { code: 'limit.reached' } });
  expect(sent).toHaveLength(1);
});
