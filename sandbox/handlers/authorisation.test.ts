import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, isReading, type UserType } from '../../contract';
import { accounts } from '../db/schema';
import { allCalls, type NamedCall } from '../../contract/namedCalls';
import { handledCalls } from '../testing/calls';
import type { Answer, Visitor } from '../testing/visitor';
import { createTestPlatform, type TestPlatform } from '../testing/createTestPlatform';

/** Whoever may call: strangers to the platform by what is wrong with their session, the others by what they are. */
const strangers = {
  nobody: 'session.missing',
  'forged token': 'session.ended',
  'token without its cookie': 'session.ended',
  'ended session': 'session.ended',
  'other merchant': 'session.ended',
} as const;
const types = { member: 0, 'agent 1': 1, 'agent 2': 2, 'agent 41': 41, 'agent 42': 42, trial: 4 } as const;
/** Has to choose a new password before anything is written. */
const bound = 'first log-in';

type ActorName = keyof typeof strangers | keyof typeof types | typeof bound;
const names = [...Object.keys(strangers), ...Object.keys(types), bound] as ActorName[];

let platform: TestPlatform;
const actors = new Map<ActorName, Visitor>();

async function signedIn(name: keyof typeof types, type: UserType): Promise<Visitor> {
  const visitor = platform.visitor();
  const username = `matrix${name.replaceAll(' ', '')}`;
  await visitor.register(username);
  await platform.db.update(accounts).set({ type }).where(eq(accounts.username, username));
  return visitor;
}

/** A browser that sends the token and the cookie of another one. */
function thief(
  from: Visitor,
  what: { token?: string; cookieSecret?: string | null; merchant?: string },
): Visitor {
  const visitor = platform.visitor({ merchant: what.merchant ?? 'aurora' });
  visitor.token = what.token ?? from.token;
  const cookieSecret =
    what.cookieSecret === undefined ? from.cookies.get('__Host-session') : what.cookieSecret;
  if (cookieSecret) visitor.cookies.set('__Host-session', cookieSecret);
  // A browser that keeps no cookies at all is told so instead.
  visitor.cookies.set('__Host-visitor', 'of another browser');
  return visitor;
}

beforeAll(async () => {
  platform = await createTestPlatform();
  for (const [name, type] of Object.entries(types))
    actors.set(name as ActorName, await signedIn(name as keyof typeof types, type));
  const first = platform.visitor();
  await first.loginAs('first');
  const ended = platform.visitor();
  await ended.register('matrixended');
  const member = actors.get('member') ?? first;
  actors
    .set(bound, first)
    .set('nobody', platform.visitor())
    .set('forged token', thief(member, { token: 'A'.repeat(43) }))
    .set('token without its cookie', thief(member, { cookieSecret: null }))
    .set('ended session', thief(ended, {}))
    .set('other merchant', thief(member, { merchant: 'lotus' }));
  await ended.call(contract.session.logout, {});
});
afterAll(() => platform.close());

/** Makes the call without fields, so that nothing is carried out: who may is decided before the request is read. */
async function ask({ call }: NamedCall, actor: ActorName): Promise<Answer> {
  const visitor = actors.get(actor);
  if (!visitor) throw new Error(`${actor} was not made`);
  return visitor.send(call.path, {
    method: call.method,
    headers: visitor.headers(call, 'a-key-of-some-length'),
    ...(call.method === 'GET' ? {} : { body: '{}' }),
  });
}

const writesBeforeChange: readonly string[] = [
  'session.changePassword',
  'security.reportSignIn',
  'session.logout',
  'start.updateLanguage',
];

/** The refusal that an actor must get, or undefined for one who is let in. */
function expectedOf({ name, call }: NamedCall, actor: ActorName): string | undefined {
  const { audience } = call;
  if (audience === 'anyone') return undefined;
  if (actor in strangers) return strangers[actor as keyof typeof strangers];
  if (actor === bound && !isReading(call) && !writesBeforeChange.includes(name))
    return 'password.changeFirst';
  if (audience === 'signedIn') return undefined;
  if (actor === 'trial') return 'guest.blocked';
  if (audience === 'agent' && (actor === 'member' || actor === bound)) return 'permission.denied';
  return undefined;
}

/** Refusals that say who may not, whatever is asked. */
const locks = /^session\.|^permission\.|^guest\.|^password\.changeFirst$/;

describe('who may call what', () => {
  it.each(allCalls)('$name needs a token unless anybody may', ({ call }) => {
    expect(call.token).toBe(call.audience !== 'anyone');
  });

  // What ends a session comes last.
  const ordered = [...handledCalls].sort(
    (a, b) => Number(a.name === 'session.logout') - Number(b.name === 'session.logout'),
  );
  it.each(ordered)('$name', async (named) => {
    const cells: Record<string, string | undefined> = {};
    const wanted: Record<string, string | undefined> = {};
    for (const actor of names) {
      const answer = await ask(named, actor);
      const code = answer.errorCode;
      wanted[actor] = expectedOf(named, actor);
      cells[actor] = code !== undefined && locks.test(code) ? code : undefined;
      expect(answer.status, actor).toBeLessThan(500);
    }
    expect(cells).toEqual(wanted);
  });

  it('is over for everybody who logged out', async () => {
    for (const actor of [...Object.keys(types), bound] as ActorName[]) {
      const answer = await actors.get(actor)?.call(contract.member.info, {});
      expect(answer, actor).toMatchObject({ status: 401, errorCode: 'session.ended' });
    }
  });
});

it('every call of the contract is served', () => {
  expect(allCalls.filter((call) => !handledCalls.includes(call)).map(({ name }) => name)).toEqual([]);
});
