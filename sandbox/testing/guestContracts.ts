import { describe, expect, it } from 'vitest';
import { accounts, merchants } from '../db/schema';
import type { VendorMove } from '../ports';
import type { GuestHost, Guests } from '../ports/guests';
import { trialBalance } from '../ledger/ledger';
import { createRaster } from '../node/raster';
import type { TestPlatform } from './createTestPlatform';

const origin = 'http://guests.example';
const siteOrigin = 'http://site.example';

/** What a platform tells a guest in these tests. */
const hostOf = ({ db, ports, config }: TestPlatform, images: GuestHost['images']): GuestHost => ({
  db,
  ports,
  config,
  origin,
  siteOrigin,
  siteOrigins: [siteOrigin],
  minSpinMs: 0,
  images,
});

/** What holds of every guest of a platform, whoever brings it. Those that are not there are not asked. */
export function describeGuests(guests: Guests, platformNow: () => TestPlatform): void {
  const images =
    guests.images?.(createRaster()) ?? (() => Promise.resolve(new Response(null, { status: 404 })));
  const host = () => hostOf(platformNow(), images);

  describe.runIf(guests.images)('images', () => {
    const ask = (path: string, method = 'GET') => images(new Request(`${siteOrigin}${path}`, { method }));

    it('answer 404 for what they do not know, and only reading is allowed', async () => {
      expect((await ask('/img/1/nothing/none.svg')).status).toBe(404);
      expect((await ask('/img/../package.json')).status).toBe(404);
      expect((await ask('/img/avatars/1.svg', 'POST')).status).toBe(405);
    });

    it('give the same picture twice, which browsers may keep, and its head without it', async () => {
      const [one, two] = [await ask('/img/avatars/1.svg'), await ask('/img/avatars/1.svg')];
      expect(one.status).toBe(200);
      expect(one.headers.get('content-type')).toMatch(/^image\/svg\+xml\b/);
      expect(await one.text()).toBe(await two.text());
      expect(one.headers.get('cache-control')).toMatch(/max-age=\d+/);
      expect(await (await ask('/img/avatars/1.svg', 'HEAD')).text()).toBe('');
    });
  });

  describe.runIf(guests.vendorWallets)('vendors’ wallets', () => {
    const wallets = () => {
      const { db, ports } = platformNow();
      const made = guests.vendorWallets?.({ db, clock: ports.clock });
      if (!made) throw new Error('there are none');
      return made;
    };
    const move = (id: string): VendorMove => ({
      id,
      accountId: 'aurora-mira',
      vassalage: 'GUEST',
      direction: 'toVendor',
      amount: 100n,
      currency: 'USD',
    });

    it('carry a transfer out once, however often it is told, and know what became of it', async () => {
      expect(await wallets().move(move('told-twice'))).toBe('done');
      expect(await wallets().move(move('told-twice'))).toBe('done');
      expect(await wallets().settle(move('told-twice'))).toBe('done');
    });

    it('refuse a transfer that comes after it was asked for and not known', async () => {
      expect(await wallets().settle(move('late'))).toBe('refused');
      expect(await wallets().move(move('late'))).toBe('refused');
    });
  });

  describe.runIf(guests.bank)('the bank', () => {
    it('changes nothing when it runs twice at a moment, and leaves the books even', async () => {
      const { db, ports } = platformNow();
      for (const seconds of [0, 60, 0, 60, 0]) {
        ports.clock.advance(seconds * 1_000);
        await Promise.all([guests.bank?.run({ db, ...ports }), guests.bank?.run({ db, ...ports })]);
      }
      expect(await trialBalance(db)).toEqual([]);
    });
  });

  const servers = [
    ['payments', guests.payments, '/pay/wallet?reference=NONE'],
    ['the provider', guests.provider, '/play/no-such-game?ticket=none'],
    ['the chat', guests.chat, '/chat/nowhere'],
  ] as const;
  describe.each(servers.filter(([, make]) => make))('%s', (_, make, path) => {
    const fetch = (init?: RequestInit) =>
      make?.(host()).fetch(new Request(`${origin}${path}`, init), { address: '203.0.113.9' });

    it('answers what it does not know with a refusal', async () => {
      const answer = await fetch();
      expect(answer?.status).toBeGreaterThanOrEqual(400);
      expect(answer?.status).toBeLessThan(500);
    });

    it('takes no body without end', async () => {
      const answer = await fetch({ method: 'POST', body: 'x'.repeat(200_000) });
      expect(answer?.status).toBeGreaterThanOrEqual(400);
      expect(answer?.status).toBeLessThan(500);
    });
  });

  describe.runIf(guests.world)('the world', () => {
    it('has each of its brands, and every account that it prints the password of', async () => {
      const { db } = platformNow();
      const codes = (await db.select({ code: merchants.code }).from(merchants)).map(({ code }) => code);
      const ids = (await db.select({ id: accounts.id }).from(accounts)).map(({ id }) => id);
      expect(codes).toEqual(expect.arrayContaining((guests.world?.brands ?? []).map(({ code }) => code)));
      expect(ids).toEqual(expect.arrayContaining([...(guests.world?.printedAccounts ?? [])]));
    });
  });
}
