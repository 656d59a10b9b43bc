import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { bets } from '#platform/schema';
import { errorOf } from '#platform/testing';
import { providerLanguages } from '../messages/catalogue';
import { legOf, openBook } from './testing';
import { ticketView, type TicketView } from './ticketApi';

const { games, platform, sit, seatNow, look, placed, request, rowsOf, advanceTo, settle, dueAtOf } =
  await openBook();
afterAll(() => platform.close());

let id = '';
let key = '';
beforeAll(async () => {
  const book = await look('view=tomorrow');
  const match = book.matches.find(({ periods }) => periods.length === 2);
  const opened = await look(`view=tomorrow&match=${match?.id}.${match?.round}`);
  const body = request([
    {
      stake: '1234',
      legs: [legOf(opened, 0, 'winner', 0, 'firstHalf'), legOf(opened, 5, 'winner', 2)],
    },
  ]);
  expect((await placed(body)).outcome).toBe('placed');
  key = body.key;
  id = (await rowsOf(key))[0]?.id ?? '';
});

const shared = async (query = ''): Promise<TicketView> => {
  const answer = await seatNow().get(`/api/book/ticket?bet=${id}${query}`);
  return v.parse(ticketView, ((await answer.json()) as { value: unknown }).value);
};
const visit = (path: string, headers?: Record<string, string>) => games.get(path, headers);

describe('a shared ticket', () => {
  it('shows legs with their halves and odds to anybody, and no account, name or amount', async () => {
    const { path, legs } = await shared();
    const page = await visit(path);
    const text = await page.text();
    expect(page.status).toBe(200);
    expect(page.headers.get('set-cookie')).toBeNull();
    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'.*script-src 'nonce-/);
    expect(text).toContain('<meta name="robots" content="noindex" />');
    expect(legs[0]?.what).toMatch(/^1st half · /);
    for (const { what, how, price } of legs)
      for (const each of [what, how, price]) expect(text).toContain(each.replaceAll('&', '&amp;'));
    const [row] = await rowsOf(key);
    expect(text).toContain('Parlay of 2');
    expect(text).toContain('Open');
    for (const hidden of [row?.accountId, row?.wagerId, row?.wallet, 'mira', '12.34'])
      expect(text.toLowerCase()).not.toContain(String(hidden).toLowerCase());
  });

  it('has amounts only where its link was made with them', async () => {
    const plain = await shared();
    const full = await shared('&amounts=');
    expect(await (await visit(full.path)).text()).toContain('$12.34');
    expect((await visit(`${plain.path}?amounts`)).status).toBe(404);
    expect((await visit(full.path.replace('?amounts=', ''))).status).toBe(404);
    expect(full.path.split('?')[0]).not.toBe(plain.path);
  });

  it('writes odds as its link says, and speaks the language of its visitor', async () => {
    const { path, price } = await shared('&odds=american');
    expect(price).toMatch(/^\u2066[−+]\d+\u2069$/);
    expect(await (await visit(path)).text()).toContain(price);
    expect(await (await visit(path, { 'accept-language': 'ar,en;q=0.5' })).text()).toContain('dir="rtl"');
    expect(await (await visit(`${path}&lang=vi`)).text()).toContain('Lưu ảnh');
    for (const lang of providerLanguages)
      expect((await visit(`${path}&lang=${lang}`)).status, lang).toBe(200);
  });

  it('is found by no other name, and says so in words', async () => {
    const { path } = await shared();
    const [name = ''] = path.split('/').slice(-1);
    const seal = name.slice(-64);
    const other = `${seal.startsWith('0') ? '1' : '0'}${seal.slice(1)}`;
    for (const wrong of [
      id,
      `${id}.`,
      `${id}.${other}`,
      `${id}.${seal.toUpperCase()}x`,
      `nobody.${seal}`,
      `${id}%00.${seal}`,
      `..%2F${name}`,
      `'%20OR%201=1--.${seal}`,
      `%3Cscript%3E.${seal}`,
      `${'a'.repeat(5_000)}.${seal}`,
    ]) {
      const page = await visit(`/ticket/${wrong}`);
      expect(page.status, wrong).toBe(404);
      const text = await page.text();
      expect(text, wrong).toContain('This link to the game no longer works');
      expect(text, wrong).not.toContain('1st half');
    }
    for (const odd of ['lang=%00', 'lang=<script>', 'odds=no', `lang=${'x'.repeat(2_000)}`])
      expect((await visit(`${path}?${odd}`)).status, odd).toBe(200);
    expect((await visit(path, { 'accept-language': '*;q=,,' })).status).toBe(200);
  });

  it('is made by whoever placed the bet', async () => {
    const stranger = await sit('agent');
    expect(await errorOf(await stranger.get(`/api/book/ticket?bet=${id}`))).toBe('request.invalid');
    expect(await errorOf(await seatNow().get('/api/book/ticket'))).toBe('request.invalid');
    expect((await visit(`${seatNow().path}/api/book/ticket?bet=${id}`)).status).toBe(401);
  });

  it('tells how the bet ended, and that its result was corrected', async () => {
    const { path } = await shared('&amounts=');
    const [open] = await rowsOf(key);
    if (open) await advanceTo(new Date(dueAtOf(open) + 1));
    await settle();
    const [row] = await rowsOf(key);
    const text = await (await visit(path)).text();
    expect(text).toContain(
      { won: 'Won', lost: 'Lost', even: 'Stake returned' }[row?.status as 'won'] ?? 'Void',
    );
    expect(text).toContain('came back');
    expect(text).not.toContain('Corrected');
    if (row)
      await platform.db
        .update(bets)
        .set({ details: { ...row.details, corrections: [{} as never] } })
        .where(eq(bets.id, id));
    expect(await (await visit(path)).text()).toContain('Corrected');
  });

  it.each([
    ['halfWon', 'Half won'],
    ['halfLost', 'Half lost'],
    ['push', 'Push'],
    ['void', 'Void'],
  ] as const)('says of a single that ended %s what became of it', async (result, word) => {
    const { path } = await shared();
    const [row] = await rowsOf(key);
    const leg = row?.details.legs[0];
    if (!leg) throw new Error('no leg');
    const details = { ...row.details, legs: [{ ...leg, result }], corrections: [] };
    await platform.db.update(bets).set({ details }).where(eq(bets.id, id));
    const text = await (await visit(path)).text();
    expect(text).toContain(`<span class="state">${word}</span>`);
    // A void leg counts as price 1.
    if (result === 'void') expect(text).toContain('<b>\u20661.00\u2069</b></p>');
  });
});
