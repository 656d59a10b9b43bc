import { expect } from 'vitest';
import { contract } from '../../contract';
import { Visitor, type Answer } from '../../sandbox/testing/visitor';
import type { Credentials } from './actions';
import type { Visit } from './visit';

type SessionVisit = Pick<Visit, 'context' | 'page' | 'platform' | 'cell'>;

/** A caller of the platform's API that shares its cookies with the visit's browser. */
async function callerOf({ context, platform, cell }: SessionVisit): Promise<Visitor> {
  const send = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const body = await request.text();
    const answer = await context.request.fetch(`${platform.siteOrigin}${pathname}${search}`, {
      method: request.method,
      headers: Object.fromEntries(request.headers),
      ...(body !== '' && { data: body }),
      // How long a password's hash takes is not what a journey is about, and a machine may be busy with others.
      timeout: 60_000,
    });
    return new Response(await answer.text(), { status: answer.status() });
  };
  const loadKey = async (): Promise<{ kid: string; publicKey: string }> =>
    valueOf(await caller.call(contract.start.sealingKey, {}));
  const caller: Visitor = new Visitor(
    {
      fetch: send,
      keys: { current: loadKey },
      clock: { now: () => new Date(Date.now() + platform.movedBy) },
    },
    { language: cell.language },
  );
  return caller;
}

function valueOf<Value>({ success, value, ...rest }: Answer): Value {
  expect(success, JSON.stringify(rest)).toBe(true);
  return value as Value;
}

/**
 * Signs in without the dialog, for a journey that is not about signing in: the platform is asked as the dialog asks it,
 * and the session is kept where the site keeps it. The page is on no address of the site then; open one.
 *
 * @throws when the platform refuses the log-in
 */
export async function signInByApi(visit: SessionVisit, { username, password }: Credentials): Promise<void> {
  const { page, platform } = visit;
  const caller = await callerOf(visit);
  const { token } = valueOf<{ token: string }>(await caller.login(username, password));
  const info = valueOf<{ account: string; type: number; id: string; memberLabel: { labelName: string }[] }>(
    await caller.call(contract.member.info, {}),
  );
  const kept = {
    token,
    isAgent: String(info.type),
    account: info.account,
    customerId: info.id,
    memberLabel: JSON.stringify(info.memberLabel.map(({ labelName }) => labelName)),
  };
  // The storage belongs to the origin, not to the site's page, which would cost a whole load.
  const blank = `${platform.siteOrigin}/e2e-blank`;
  await page.route(blank, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto(blank);
  await page.evaluate((pairs) => {
    for (const [name, value] of Object.entries(pairs)) sessionStorage.setItem(name, value);
  }, kept);
  await page.unroute(blank);
}
