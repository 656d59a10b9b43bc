import { expect, test } from 'vitest';
import { reply } from '../testing/api';
import { memberReply, scriptedSignIn, sessionStart } from '../testing/signIn';
import { shareSession, type Channel } from './tabs';

/** Tabs that hear each other at once. */
function channels() {
  const listeners: { of: Channel; hear: Parameters<Channel['listen']>[0] }[] = [];
  return (): Channel => {
    const channel: Channel = {
      post: (said) => {
        for (const { of, hear } of listeners) if (of !== channel) hear(structuredClone(said));
      },
      listen: (hear) => listeners.push({ of: channel, hear }),
      close: () => listeners.splice(0, listeners.length, ...listeners.filter(({ of }) => of !== channel)),
    };
    return channel;
  };
}

test('a login, a new tab and a logout reach every tab', async () => {
  const open = channels();
  const tab = () => scriptedSignIn([() => reply(memberReply)]);
  const [a, b] = [tab(), tab()];
  const stops = [a, b].map((each) => shareSession(each, open()));
  await a.session.enter(sessionStart());
  expect([b.session.token, b.session.account]).toEqual([a.session.token, 'minh.tran']);

  const c = tab();
  stops.push(shareSession(c, open()));
  expect(c.session.token).toBe(a.session.token);

  await b.session.enter(sessionStart({ token: 'n'.repeat(43) }));
  expect([a, c].map(({ session }) => session.token)).toEqual(['n'.repeat(43), 'n'.repeat(43)]);

  c.session.leave();
  expect([a, b].map(({ session }) => session.isSignedIn)).toEqual([false, false]);
  for (const stop of stops) stop();
});
