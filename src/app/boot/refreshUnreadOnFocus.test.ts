import { expect, test } from 'vitest';
import { MemberStore } from '../stores/memberStore';
import { reply } from '../testing/api';
import { settle } from '../testing/ports';
import { memberReply, scriptedSignIn, sessionStart } from '../testing/signIn';
import { refreshUnreadOnFocus, type Viewed } from './refreshUnreadOnFocus';

/** A page that somebody looks at, or not. */
class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';

  async turn(state: DocumentVisibilityState): Promise<void> {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
    await settle();
  }
}

test('unread messages are counted again on the return to the tab, once a minute and for nobody else', async () => {
  const { session, api, clock, script, seen } = scriptedSignIn([() => reply(memberReply)]);
  const member = new MemberStore({ api, clock });
  const page = new Page();
  const stop = refreshUnreadOnFocus({ session, member }, page as unknown as Viewed);
  await page.turn('visible');
  expect(seen, 'nobody is signed in').toHaveLength(0);

  await session.enter(sessionStart());
  script(
    () => reply({ count: 2 }),
    () => reply({ count: 5 }),
  );
  await member.unread.ensure();
  const counts: number[] = [];
  for (const [seconds, state] of [
    [59, 'visible'],
    [1, 'hidden'],
    [0, 'visible'],
  ] as const) {
    await clock.advance(seconds * 1_000);
    await page.turn(state);
    counts.push(member.unreadCount);
  }
  expect(counts).toEqual([2, 2, 5]);
  expect(seen.at(-1)?.headers['x-background'], 'it does not keep the session alive').toBe('1');

  stop();
  await clock.advance(60_000);
  const asked = seen.length;
  await page.turn('visible');
  expect(seen).toHaveLength(asked);
});
