import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runVendorConformance } from '#scripts/conformance/checkVendor.ts';
import { runWalletConformance } from '#scripts/conformance/checkWallet.ts';
import { verifyRequest } from '../../contract/wallet/signature';
import type { TestPlatform } from './createTestPlatform';
import { createVendorTestPlatform, openVendorGame, vendorKey } from './vendorSession';

let platform: TestPlatform;
let of: { session: string; game: string };
beforeAll(async () => {
  platform = await createVendorTestPlatform();
  const mira = platform.visitor();
  await mira.loginAs('member');
  of = await openVendorGame(platform, mira);
});
afterAll(() => platform.close());

type Send = (url: string, init: RequestInit) => Promise<Response>;
const send: Send = async (url, init) =>
  platform.app.fetch(new Request(url, init), { address: '203.0.113.9' });

const tryPlatform = async (fetch: Send) => {
  const now = () => platform.ports.clock.now();
  const address = 'http://platform.example';
  const { findings } = await runWalletConformance({ address, key: vendorKey, fetch, now, ...of });
  return findings.map(({ says }) => says);
};

it('finds nothing to change in this platform', async () => {
  expect(await tryPlatform(send)).toEqual([]);
});

describe('finds out a platform that', () => {
  const seen = new Set<string>();
  /** Sends a call on as another one. */
  const changed = (url: string, init: RequestInit, change: (body: Record<string, unknown>) => void) => {
    const body = JSON.parse(String(init.body)) as Record<string, unknown>;
    change(body);
    return { url, init, body };
  };
  const broken: readonly (readonly [words: string, send: Send, finds: RegExp])[] = [
    [
      'answers whoever cannot sign',
      async (url, init) => {
        const answer = await send(url, init);
        return answer.status === 401 ? Response.json({ currency: 'USD', balance: '1' }) : answer;
      },
      /signed with another secret was answered with a success/,
    ],
    [
      'forgets its answers',
      async (url, init) => {
        const { body } = changed(url, init, () => undefined);
        const id = String(body['id']);
        const answer = await send(url, init);
        if (!seen.has(id) || !url.endsWith('/bet') || answer.status !== 200) return (seen.add(id), answer);
        return Response.json({ code: 'duplicateTransaction', words: '' }, { status: 409 });
      },
      /bet sent again was answered with `duplicateTransaction`/,
    ],
    [
      'refuses a rollback before its bet',
      async (url, init) => {
        const answer = await send(url, init);
        const { body } = changed(url, init, () => undefined);
        if (url.endsWith('/bet')) seen.add(String(body['id']));
        if (!url.endsWith('/rollback') || seen.has(String(body['bet']))) return answer;
        return Response.json({ code: 'roundUnknown', words: '' }, { status: 409 });
      },
      /a rollback before its bet was answered with `roundUnknown`/,
    ],
    [
      'refuses with codes of its own',
      async (url, init) => {
        const answer = await send(url, init);
        return answer.status === 402 ? Response.json({ code: 'NO_MONEY' }, { status: 402 }) : answer;
      },
      /refused with status 402 and code `NO_MONEY`/,
    ],
  ];
  it.each(broken)('%s', async (_, how, finds) => {
    expect((await tryPlatform(how)).some((words) => finds.test(words))).toBe(true);
  });
});

describe('of a vendor’s own wallet', () => {
  /** A vendor in twenty lines. `faults` are what it does wrong. */
  const vendorWith = (faults: { counts?: 'twice'; forgets?: boolean; trusts?: boolean } = {}): Send => {
    const answers = new Map<string, string>();
    let held = 500n;
    return async (url, init) => {
      const body = String(init.body);
      const path = new URL(url).pathname;
      const headers = new Headers(init.headers);
      const timestamp = headers.get('x-wallet-timestamp') ?? '';
      const signed = await verifyRequest(
        vendorKey.secret,
        { timestamp, method: 'POST', path, body },
        headers.get('x-wallet-signature') ?? '',
      );
      const isFresh = Math.abs(Number(timestamp) - Date.now() / 1000) < 300;
      if (!faults.trusts && (!signed || !isFresh)) return Response.json({}, { status: 401 });
      const asked = JSON.parse(body) as Record<string, string>;
      if (path.endsWith('/balance')) return Response.json({ currency: 'USD', balance: held.toString() });
      const { id = '', amount = '0' } = asked;
      const known = answers.get(id);
      const moves = { '/transferIn': BigInt(amount), '/transferOut': -BigInt(amount) }[
        path.replace('/wallet', '')
      ];
      const isAgain = known !== undefined && faults.counts !== 'twice';
      const status = isAgain
        ? known
        : moves === undefined
          ? (known ?? 'refused')
          : held + moves < 0n
            ? 'refused'
            : 'done';
      if (!isAgain && moves !== undefined && status === 'done') held += moves;
      if (moves !== undefined || !faults.forgets) answers.set(id, status);
      return Response.json({ status });
    };
  };
  const tryVendor = async (fetch: Send) => {
    const address = 'https://vendor.example/wallet';
    const { findings } = await runVendorConformance({
      address,
      key: vendorKey,
      player: 'p1',
      currency: 'USD',
      fetch,
    });
    return findings.map(({ says }) => says).join('\n');
  };

  it('finds nothing to change in a good one', async () => {
    expect(await tryVendor(vendorWith())).toBe('');
  });

  it.each([
    [{ trusts: true }, 'signed with another secret'],
    [{ counts: 'twice' }, 'a transfer in that was sent twice'],
    [{ forgets: true }, 'a transfer whose status was asked before it came answered done'],
  ] as const)('finds out one with %o', async (faults, words) => {
    expect(await tryVendor(vendorWith(faults))).toContain(words);
  });
});
