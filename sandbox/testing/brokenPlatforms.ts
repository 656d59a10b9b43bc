import { contract, headers as names, type Call } from '../../contract';
import type { RunOptions } from '../../scripts/conformance/context';

type Fetch = RunOptions['fetch'];

/** Whether a request is for a call. */
const isFor = (url: string, init: RequestInit, call: Call): boolean =>
  new URL(url).pathname === call.path && init.method === call.method;

const json = (body: unknown, status = 200, more: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      [names.requestId]: 'planted',
      [names.sessionIdle]: '900',
      [names.sessionLeft]: '900',
      ...more,
    },
  });

/** A platform that answers one call in another way. */
const changing =
  (plain: Fetch) =>
  (
    call: Call,
    change: (answer: Response, init: RequestInit, url: string) => Promise<Response> | Response,
  ): Fetch =>
  async (url, init) => {
    const answer = await plain(url, init);
    return isFor(url, init, call) ? change(answer, init, url) : answer;
  };

const headersOf = (init: RequestInit): Headers => new Headers(init.headers);
const bodyOf = async (answer: Response) => (await answer.clone().json()) as Record<string, unknown>;

function takesAnyToken(plain: Fetch, call: Call): Fetch {
  let known: RequestInit | undefined;
  return async (url, init) => {
    if (!isFor(url, init, call)) return plain(url, init);
    const answer = await plain(url, init);
    if (answer.ok) known = init;
    return answer.status === 401 && headersOf(init).get(names.token)?.startsWith('AAAA') && known
      ? plain(url, known)
      : answer;
  };
}

function opensAgain(plain: Fetch, call: Call): Fetch {
  const seen = new Set<unknown>();
  return changing(plain)(call, (answer, init) => {
    const isKnown = seen.has(init.body);
    seen.add(init.body);
    return isKnown
      ? json({ success: false, errorCode: 'request.invalid', value: { fields: [] } }, 400)
      : answer;
  });
}

const forgetsKeys =
  (plain: Fetch): Fetch =>
  (url, init) => {
    const headers = headersOf(init);
    if (headers.has(names.idempotencyKey)) headers.set(names.idempotencyKey, crypto.randomUUID());
    return plain(url, { ...init, headers });
  };

/** One deviation, and what the run has to say of it. */
export interface Plant {
  what: string;
  call: string;
  check: string;
  /** What the sentences have to say. */
  says: RegExp;
  mend: RegExp;
  fetch: Fetch;
  options?: Partial<RunOptions>;
}

const { wallet, messages, member, cashier, records, session, team } = contract;
/**
 * Platforms that deviate from the contract in one thing each.
 * @param plain the platform that keeps it
 */
export const plantsFor = (plain: Fetch): readonly Plant[] => [
  {
    what: 'a success with another status',
    call: 'wallet.balance',
    check: 'status',
    says: /succeeded with status 201/,
    mend: /status 200/,
    fetch: changing(plain)(wallet.balance, async (answer) =>
      answer.ok ? json(await bodyOf(answer), 201) : answer,
    ),
  },
  {
    what: 'no envelope',
    call: 'wallet.balance',
    check: 'envelope',
    says: /a body that is no envelope/,
    mend: /"success": true, "value"/,
    fetch: changing(plain)(wallet.balance, async (answer) =>
      answer.ok ? json((await bodyOf(answer))['value']) : answer,
    ),
  },
  {
    what: 'an amount that is a number',
    call: 'wallet.balance',
    check: 'shape',
    says: /at `value\.[\w.]+` it wants string/,
    mend: /Send `value\.[\w.]+` as `\/wps\/[\w/]+` has it/,
    fetch: changing(plain)(wallet.balance, async (answer) => {
      if (!answer.ok) return answer;
      const text = JSON.stringify(await bodyOf(answer));
      return json(JSON.parse(text.replaceAll(/"(\d+)"/g, '$1')));
    }),
  },
  {
    what: 'a request that is refused although the contract allows it',
    call: 'messages.list',
    check: 'too strict',
    says: /refused `page`, which the contract allows/,
    mend: /Take `page`/,
    fetch: changing(plain)(messages.list, (answer, _, url) =>
      answer.ok && url.includes('page=')
        ? json({ success: false, errorCode: 'request.invalid', value: { fields: ['page'] } }, 400)
        : answer,
    ),
  },
  {
    what: 'the text of an exception',
    call: 'records.bet',
    check: 'leak',
    says: /told a stack trace in its refusal/,
    mend: /Log it under the request id/,
    fetch: changing(plain)(records.bet, (answer) =>
      answer.status === 404
        ? json(
            {
              success: false,
              errorCode: 'record.unknown',
              message: 'TypeError: bet is undefined\n    at findBet (/srv/platform/bets.js:14:9)',
            },
            404,
          )
        : answer,
    ),
  },
  {
    what: 'a sealed body taken twice',
    call: 'cashier.withdraw',
    check: 'replay',
    says: /sent the same sealed body a second time, answered with `request\.invalid`/,
    mend: /Keep each nonce/,
    fetch: opensAgain(plain, cashier.withdraw),
  },
  {
    what: 'a key that is not remembered',
    call: 'cashier.createDeposit',
    check: 'idempotency',
    says: /sent twice under one `idempotency-key`, answered differently/,
    mend: /Keep key, input and answer in the transaction/,
    fetch: forgetsKeys(plain),
    options: { writes: true },
  },
  {
    what: 'a token that nobody looks up',
    call: 'member.info',
    check: 'token',
    says: /asked with a made-up token, answered with a success/,
    mend: /session\.ended/,
    fetch: takesAnyToken(plain, member.info),
  },
  {
    what: 'a code that the contract does not know',
    call: 'messages.read',
    check: 'refusal code',
    says: /refused with `message\.gone`, which the contract does not know/,
    mend: /`record\.unknown`/,
    fetch: changing(plain)(messages.read, (answer) =>
      answer.status === 404 ? json({ success: false, errorCode: 'message.gone' }, 404) : answer,
    ),
  },
  {
    what: 'another content type',
    call: 'member.info',
    check: 'content type',
    says: /answered as `text\/html`/,
    mend: /application\/json/,
    fetch: changing(plain)(member.info, async (answer) =>
      json(await bodyOf(answer), answer.status, { 'content-type': 'text/html' }),
    ),
  },
  {
    what: 'a refusal with the status of another',
    call: 'messages.read',
    check: 'status',
    says: /refused with `record\.unknown` and status 400/,
    mend: /Answer `record\.unknown` with status 404/,
    fetch: changing(plain)(messages.read, async (answer) =>
      answer.status === 404 ? json(await bodyOf(answer), 400) : answer,
    ),
  },
  {
    what: 'a limit that does not say for how long',
    call: 'session.captcha',
    check: 'retry-after',
    says: /answered 429 without saying when to come back/,
    mend: /`retry-after` with whole seconds/,
    fetch: changing(plain)(session.captcha, async (answer) => {
      if (answer.status !== 429) return answer;
      return json(await bodyOf(answer), 429);
    }),
  },
  {
    what: 'every origin allowed',
    call: 'wallet.balance',
    check: 'cors',
    says: /lets an origin that nobody allowed call it/,
    mend: /never reflect the one that asks/,
    fetch: async (url, init) => {
      const answer = await plain(url, init);
      if (init.method !== 'OPTIONS') return answer;
      const headers = new Headers(
        (await plain(url, { ...init, headers: { origin: 'https://site.example' } })).headers,
      );
      headers.set('access-control-allow-origin', headersOf(init).get('origin') ?? '*');
      return new Response(null, { status: 204, headers });
    },
    options: { site: 'https://site.example' },
  },
  {
    what: 'members let in where agents are',
    call: 'team.links',
    check: 'audience',
    says: /is for agents; asked by a member it answered with a success/,
    mend: /permission\.denied/,
    fetch: changing(plain)(team.links, async (answer) =>
      (await bodyOf(answer))['errorCode'] === 'permission.denied'
        ? json({ success: true, value: {} })
        : answer,
    ),
  },
  {
    what: 'a write that a form on another site may send',
    call: 'cashier.cancelDeposit',
    check: 'foreign write',
    says: /asked without `x-site`, answered with `request\.invalid`/,
    mend: /request\.foreign/,
    fetch: (url, init) => {
      const headers = headersOf(init);
      headers.set(names.site, '1');
      return plain(url, { ...init, headers });
    },
  },
  {
    what: 'an answer that does not come',
    call: 'wallet.balance',
    check: 'time-out',
    says: /gave no answer in time/,
    mend: /within 15 s/,
    fetch: (url, init) =>
      isFor(url, init, wallet.balance)
        ? new Promise((_, reject) =>
            init.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
          )
        : plain(url, init),
    options: { timeout: 2_000 },
  },
  {
    what: 'a session that scripts can read',
    call: 'session.login',
    check: 'cookie',
    says: /set without HttpOnly/,
    mend: /__Host-/,
    fetch: changing(plain)(session.login, (answer) => {
      const headers = new Headers(answer.headers);
      const lines = answer.headers.getSetCookie();
      headers.delete('set-cookie');
      for (const line of lines) headers.append('set-cookie', line.replace('; HttpOnly', ''));
      return new Response(answer.body, { status: answer.status, headers });
    }),
  },
];
