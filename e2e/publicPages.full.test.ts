import { describe, expect, it } from 'vitest';
import { operate } from './harness/signIn';
import { desktop, useSite } from './harness/visit';
import { words } from './harness/words';

// Pages are drawn for one client at a measured pace, of which others have used nothing here.
const { platform, visit } = useSite({ isFresh: true });

let reads = 0;
const read = async (path: string, language = 'en', headers: Record<string, string> = {}) => {
  // After twenty pages one a second is drawn for a client.
  if ((reads += 1) > 18) await new Promise((resolve) => setTimeout(resolve, 2_000));
  const response = await fetch(`${platform().siteOrigin}${path}`, {
    headers: { 'accept-language': language, ...headers },
  });
  return { status: response.status, html: await response.text() };
};
/** What a reader without scripts reads. */
const textOf = (html: string): string =>
  html
    .slice(html.indexOf('class="server-page"'))
    .replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ');
const content = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

const pages = [
  ['/promotions', 'shell.common.promotions', 'content.promotions.intro'],
  ['/help', 'help.title', 'shell.common.contactService'],
  ['/news', 'news.title', 'news.intro'],
  ['/blog', 'blog.title', 'blog.intro'],
  ['/join', 'join.title', 'join.apply'],
  ['/download', 'download.title', 'download.intro'],
  ['/elott', 'lottery.title', 'lottery.bet'],
  ['/aboutUs', undefined, 'content.about.lead'],
  ['/noticePage', 'content.notices.title', 'content.notices.title'],
  ['/vip', 'vip.title', 'vip.intro'],
  ['/pointMall', 'points.title', 'points.visitor'],
  ['/gameCenter', 'gameCenter.title', 'gameCenter.title'],
  ['/hotgame', 'slots.hall.hot', 'slots.hall.hot'],
  ['/jackpots', 'slots.hall.jackpots', 'slots.jackpot.rule'],
  ['/live', 'shell.gameType.LIVE', 'slots.sort.mostPlayed'],
  ['/fish', 'shell.gameType.FISH', 'shell.gameType.FISH'],
  ['/pvp', 'shell.gameType.PVP', 'shell.gameType.PVP'],
] as const;

describe.each(['en', 'vi'] as const)('without scripts, in %s', (language) => {
  it.each(pages)('%s has its heading, its first words and a head of its own', async (path, title, line) => {
    const t = words(language);
    const { status, html } = await read(path, language);
    expect(status).toBe(200);
    const text = textOf(html);
    if (title) expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]).toContain(t(title));
    expect(text).toContain(t(line, { brand: 'Aurora' }));
    expect(html).toContain(`<html lang="${language}" dir="ltr"`);
    expect(content(html, 'description')?.length).toBeGreaterThan(40);
    expect(content(html, 'og:title')).toBeTruthy();
    expect(content(html, 'og:image')).toMatch(/^http:\/\/localhost:\d+\/.+\.webp$/);
    expect(html).toMatch(/<link rel="canonical" href="http:\/\/localhost:\d+\/\w+">/);
    expect(html.match(/hreflang="/g)).toHaveLength(7);
    expect(html).toContain('application/ld+json');
    expect(html, 'the policy forbids it').not.toMatch(/<[^>]+ style="/);
  });
});

it('the home page has its banners, games and results in it', async () => {
  const { html } = await read('/');
  const text = textOf(html);
  for (const word of ['Hot games', 'Play under northern skies', 'Last result', 'Live casino'])
    expect(text).toContain(word);
  expect(html).toContain('"@type":"WebSite"');
});

it('the pictures of a page are there without scripts, and wait until they are near', async () => {
  const { html } = await read('/hotgame');
  expect(html.match(/<img loading="lazy"[^>]* src="\/img\/\d+\/cover\//g)?.length).toBeGreaterThan(20);
});

it('a lobby has a head of its own', async () => {
  for (const [path, title] of [
    ['/rng', 'shell.gameType.RNG'],
    ['/live', 'shell.gameType.LIVE'],
    ['/sports', 'shell.gameType.SPORTS'],
    ['/esports', 'shell.gameType.ESPORTS'],
  ] as const) {
    const { html } = await read(path, 'vi');
    expect(html).toContain(`<title>${words('vi')(title)} · Aurora</title>`);
    expect(content(html, 'description')?.length, path).toBeGreaterThan(40);
    expect(html, path).toContain(`<link rel="canonical" href="${platform().siteOrigin}${path}">`);
  }
});

it('takes the language of the address before the browser’s', async () => {
  const { html } = await read('/help?lang=vi', 'en');
  expect(html).toContain('<html lang="vi"');
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/help\?lang=vi">/);
});

it('details are readable, and what is not there answers 404', async () => {
  const { html: map } = await read('/sitemap.xml');
  const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
  for (const [path] of pages) expect(addresses).toContain(`${platform().siteOrigin}${path}`);
  for (const kind of ['/help?article=', '/news?article=', '/blog?article=', '/promoDetail?id=']) {
    const address = addresses.find((each) => each.includes(kind)) ?? '';
    const { status, html } = await read(new URL(address).pathname + new URL(address).search);
    expect(status, address).toBe(200);
    expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.length, address).toBeGreaterThan(3);
    expect(content(html, 'description')?.length, address).toBeGreaterThan(10);
  }
  for (const path of ['/help?article=nothing', '/promoDetail?id=nothing', '/nothing', '/promoDetail'])
    expect((await read(path)).status, path).toBe(404);
  for (const path of ['/rng', '/personal/withdraw', '/login', '/game?id=1'])
    expect((await read(path)).status, path).toBe(200);
});

it('names the site map to machines', async () => {
  expect((await read('/robots.txt')).html).toContain(`Sitemap: ${platform().siteOrigin}/sitemap.xml`);
});

it('shows nothing to whom the platform does not let in, and to the others again afterwards', async () => {
  await read('/aboutUs');
  await operate(platform(), 'maintenance', { on: true });
  expect(textOf((await read('/aboutUs')).html)).not.toContain('One account');
  await operate(platform(), 'maintenance', { on: false });
  expect(textOf((await read('/aboutUs')).html)).toContain('One account');
});

it('makes way for the site, which breaks no rule of the page', () =>
  visit(desktop, async ({ page, t }) => {
    await page.goto('/help');
    await page.getByRole('heading', { name: t('help.title') }).waitFor();
    await expect.poll(() => page.locator('.server-page').count()).toBe(0);
  }));
