import { describe, expect, it, vi } from 'vitest';
import { renderRobots, renderSiteMap, type PublicPage } from '../site/publicPage';
import { renderPage } from '../site/renderPage';
import { PublicPages, type PublicRequest, type Renderer } from './publicPages';
import { languagesOf } from './site';

const words: PublicPage = {
  status: 200,
  language: 'vi',
  direction: 'ltr',
  html: '<main><h1>Trợ giúp</h1></main>',
  rules: '.a{color:red}',
  head: {
    title: 'Help </title><script>',
    description: 'Answers "and" more',
    canonical: 'https://a.example/help',
    alternates: [{ language: 'vi', href: 'https://a.example/help?lang=vi&x=1' }],
    properties: [['og:title', 'Help']],
    data: [{ name: '</script><script>alert(1)</script>' }],
  },
};
const request = (changes: Partial<PublicRequest> = {}): PublicRequest => ({
  brand: 'aurora',
  origin: 'https://a.example',
  address: '/help',
  fetch: () => Promise.reject(new Error('nothing is sent')),
  browserLanguages: ['vi'],
  isPhone: false,
  userAgent: '',
  hero: undefined,
  client: '203.0.113.7',
  ...changes,
});

function site(changes: Partial<Renderer> = {}) {
  const clock = { now: 0 };
  const error = vi.fn();
  const renderer: Renderer = {
    keyOf: ({ address, brand }) => `${brand} ${address}`,
    isOpen: () => Promise.resolve(true),
    renderPublicPage: vi.fn(() => Promise.resolve(words)),
    listAddresses: () => Promise.resolve([]),
    ...changes,
  };
  const load = vi.fn(() => Promise.resolve(renderer));
  const pages = new PublicPages({ load, log: { error, info: vi.fn() } as never, now: () => clock.now });
  return { pages, renderer, clock, error, load };
}

describe('pages that are drawn', () => {
  it('are drawn anew behind the one before, which is shown meanwhile, and not for ever', async () => {
    const draw = vi
      .fn<Renderer['renderPublicPage']>()
      .mockResolvedValueOnce(words)
      .mockResolvedValueOnce({ ...words, html: 'second' })
      .mockRejectedValueOnce(new Error('broken'))
      .mockResolvedValue({ ...words, html: 'third' });
    const { pages, clock, error } = site({ renderPublicPage: draw });
    const shown = async () => (await pages.draw(request()))?.html;
    expect(await shown()).toBe(words.html);
    clock.now = 31_000;
    expect(await Promise.all([shown(), shown()])).toEqual([words.html, words.html]);
    expect(draw).toHaveBeenCalledTimes(2);
    expect(await shown()).toBe('second');
    // One that cannot be drawn again is not shown any more.
    clock.now = 62_000;
    expect(await shown()).toBe('second');
    expect(error).toHaveBeenCalledTimes(1);
    expect(await shown()).toBe('third');
    // Nobody came for a long time: what stood there then is not shown.
    clock.now += 700_000;
    await shown();
    expect(draw).toHaveBeenCalledTimes(5);
  });

  it('are drawn once for all who ask for the same at a time, and anew after a while', async () => {
    const { pages, renderer, clock } = site();
    await Promise.all([
      pages.draw(request()),
      pages.draw(request()),
      pages.draw(request({ address: '/news' })),
    ]);
    await pages.draw(request());
    expect(renderer.renderPublicPage).toHaveBeenCalledTimes(2);
    clock.now = 31_000;
    await pages.draw(request());
    expect(renderer.renderPublicPage).toHaveBeenCalledTimes(3);
  });

  it('are not shown to whom the platform does not let in, although others have seen them', async () => {
    let isOpen = true;
    const { pages, clock } = site({ isOpen: () => Promise.resolve(isOpen) });
    expect((await pages.draw(request()))?.html).toContain('Trợ giúp');
    isOpen = false;
    // Another client is asked about at once, the same one after a quarter of a second.
    expect(await pages.draw(request({ client: '203.0.113.8' }))).toMatchObject({ html: '' });
    expect((await pages.draw(request()))?.html).toContain('Trợ giúp');
    clock.now = 250;
    expect(await pages.draw(request())).toMatchObject({
      html: '',
      rules: '',
      head: undefined,
      language: 'vi',
    });
  });

  it('are left to the browser when drawing fails, and tried again with the next visitor', async () => {
    const draw = vi
      .fn<Renderer['renderPublicPage']>()
      .mockRejectedValueOnce(new Error('broken'))
      .mockResolvedValueOnce({ ...words, html: '', isLate: true })
      .mockResolvedValue(words);
    const { pages, error } = site({ renderPublicPage: draw });
    expect(await pages.draw(request())).toBeUndefined();
    expect(error).toHaveBeenCalledTimes(1);
    expect((await pages.draw(request()))?.html).toBe('');
    expect((await pages.draw(request()))?.html).not.toBe('');
  });

  it('have their head kept where the browser draws them alone, and not shown while the platform lets nobody in', async () => {
    let isOpen = true;
    const { pages, renderer, clock } = site({
      renderPublicPage: vi.fn(() => Promise.resolve({ ...words, html: '' })),
      isOpen: () => Promise.resolve(isOpen),
    });
    expect((await pages.draw(request()))?.head).toBe(words.head);
    isOpen = false;
    clock.now = 250;
    expect((await pages.draw(request()))?.head).toBeUndefined();
    expect(renderer.renderPublicPage).toHaveBeenCalledTimes(1);
  });

  it('survive code that could not be read once', async () => {
    const { pages, load } = site();
    load.mockRejectedValueOnce(new Error('no such file'));
    expect(await pages.draw(request())).toBeUndefined();
    expect(await pages.draw(request())).toBeDefined();
  });

  it('are kept for a few hundred addresses at most', async () => {
    const { pages, renderer, clock } = site();
    for (let index = 0; index < 450; index += 1) {
      clock.now += 200;
      await pages.draw(request({ address: `/help?article=${index}`, client: `client ${index}` }));
    }
    await pages.draw(request({ address: '/help?article=449' }));
    expect(renderer.renderPublicPage).toHaveBeenCalledTimes(450);
    await pages.draw(request({ address: '/help?article=0' }));
    expect(renderer.renderPublicPage).toHaveBeenCalledTimes(451);
  });
});

describe('a flood of new pages', () => {
  it('of one client is left to its browser, while what is kept and what others ask for is drawn', async () => {
    const { pages, renderer, clock } = site();
    await pages.draw(request());
    const flood = Array.from({ length: 200 }, (_, index) => request({ address: `/help?article=${index}` }));
    const drawn = await Promise.all(flood.map((one) => pages.draw(one)));
    expect(drawn.filter((page) => page !== undefined)).toHaveLength(19);
    expect(await pages.draw(request())).toBe(words);
    expect(await pages.draw(request({ address: '/news', client: '198.51.100.1' }))).toBe(words);
    clock.now += 1_000;
    expect(await pages.draw(request({ address: '/help?article=later' }))).toBe(words);
    expect(renderer.renderPublicPage).toHaveBeenCalledTimes(22);
  });

  it('of many clients takes no more of the process than it may', async () => {
    const { pages, renderer } = site();
    for (let index = 0; index < 300; index += 1)
      await pages.draw(request({ address: `/help?article=${index}`, client: `client ${index}` }));
    expect(renderer.renderPublicPage).toHaveBeenCalledTimes(100);
  });
});

describe('the page with its words', () => {
  const template =
    '<html lang="en" dir="ltr" data-brand="aurora"><head><title>Aurora</title><!--site-head--></head><body><!--site-words--><div id="root"><img></div></body></html>';
  const render = (page: PublicPage | undefined) =>
    renderPage(template, {
      nonce: 'NONCE',
      config: { brand: 'aurora', platformOrigin: '', gameOrigins: [], build: '' },
      brandStyles: '/a.css',
      words: page,
    });

  it('has its language, its head and its styles, and stays as it is without', () => {
    const html = render(words);
    expect(html).toContain('<html lang="vi" dir="ltr" data-brand="aurora">');
    expect(html).toContain('<style nonce="NONCE">.a{color:red}</style>');
    expect(html).toContain(
      '<body><div class="server-page"><main><h1>Trợ giúp</h1></main></div><script nonce="NONCE">',
    );
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(render(undefined)).toContain('<title>Aurora</title>');
    expect(render(undefined)).toContain('<div id="root"><img></div>');
  });

  it('comes with its style sheets, and lets its words go before the code', () => {
    const linked = template.replace(
      '<!--site-head-->',
      '<!--site-head--><link rel="modulepreload" href="/b.js"><link rel="stylesheet" crossorigin href="/b.css" nonce="__CSP_NONCE__"><link rel="stylesheet" href="/gone.css">',
    );
    const sheets: Record<string, string> = { '/a.css': 'a{--x:"</style>"}', '/b.css': 'b{color:red}' };
    const made = (page: PublicPage | undefined) =>
      renderPage(linked, {
        nonce: 'NONCE',
        config: { brand: 'aurora', platformOrigin: '', gameOrigins: [], build: '' },
        brandStyles: '/a.css',
        words: page,
        styleText: (address) => sheets[address],
      });
    const html = made(words);
    expect(html).toContain('<style nonce="NONCE">a{--x:"<\\/style>"}</style>');
    expect(html).toContain('<style nonce="NONCE">b{color:red}</style>');
    expect(html).toContain('<link rel="stylesheet" href="/gone.css">');
    expect(html).toContain('<link rel="modulepreload" fetchpriority="low" href="/b.js"></body>');
    expect(html.match(/modulepreload/g)).toHaveLength(1);
    // Without words there is nothing to be seen before the code, which has the line for itself.
    for (const bare of [made(undefined), made({ ...words, html: '' })]) {
      expect(bare.match(/rel="stylesheet"/g)).toHaveLength(3);
      expect(bare).not.toContain('fetchpriority');
    }
  });

  it('names the code that it needs after that of the first screen, once', () => {
    const linked = template.replace('</head>', '<link rel="modulepreload" href="/first.js"></head>');
    const html = renderPage(linked, {
      nonce: 'NONCE',
      config: { brand: 'aurora', platformOrigin: '', gameOrigins: [], build: '' },
      brandStyles: '/a.css',
      words: { ...words, sources: ['help.page.tsx'] },
      scripts: (sources) => (sources[0] === 'help.page.tsx' ? ['/first.js', '/help.js'] : []),
    });
    expect(
      [...html.matchAll(/rel="modulepreload"[^>]* href="([^"]+)"/g)].map(([, address]) => address),
    ).toEqual(['/first.js', '/help.js']);
  });

  it('brings what the platform answered behind all that is seen, and none of it can end its place', () => {
    const answers = { 'en /games': '{"name":"</script><!--site-words-->"}' };
    const html = renderPage(`${template}<!--site-answers-->`, {
      nonce: 'NONCE',
      config: { brand: 'aurora', platformOrigin: '', gameOrigins: [], build: '' },
      brandStyles: '/a.css',
      words: { ...words, preloaded: { drawnAt: 5, answers } },
    });
    const [, block = ''] =
      /<script type="application\/json" id="site-answers">(.*?)<\/script>/.exec(html) ?? [];
    expect(html.indexOf('site-answers')).toBeGreaterThan(html.indexOf('id="root"'));
    expect(JSON.parse(block)).toEqual({ drawnAt: 5, answers });
    expect(html.match(/class="server-page"/g)).toHaveLength(1);
  });

  it('is shown once it is there to its end, as its parts would move while others come', () => {
    const waits = '<link rel="expect" href="#root" blocking="render">';
    expect(render(words)).toContain(waits);
    expect(render({ ...words, html: '' })).not.toContain(waits);
    expect(render(undefined)).not.toContain(waits);
  });

  it('lets nothing out of its place, whatever somebody wrote', () => {
    const html = render({
      ...words,
      html: '<p>__CSP_NONCE__ data-brand="aurora" $& <!--site-hero--></p>',
      rules: '.a{content:"</style><script>"}',
    });
    expect(html).toContain('<title>Help &lt;/title&gt;&lt;script&gt;</title>');
    expect(html).toContain('content="Answers &quot;and&quot; more"');
    expect(html).toContain('href="https://a.example/help?lang=vi&amp;x=1"');
    expect(html, 'the nonce is told to nobody').toContain('<p>__CSP_NONCE__ data-brand="aurora" $& ');
    expect(html.match(/<\/style>/g)).toHaveLength(1);
    expect(html).not.toContain('<script>alert');
  });
});

it('reads the languages of a browser, the best first, and nothing else', () => {
  expect(languagesOf('en;q=0.8, vi, zh-CN;q=0.9, *;q=0.1, <b>;q=1, fr;q=0')).toEqual(['vi', 'zh-CN', 'en']);
  expect(languagesOf(null)).toEqual([]);
});

it('lists addresses with their languages, and keeps machines out of what is one person’s', () => {
  const map = renderSiteMap([
    {
      address: 'https://a.example/help?a=1&b=2',
      alternates: [{ language: 'vi', href: 'https://a.example/?lang=vi' }],
    },
  ]);
  expect(map).toContain('<loc>https://a.example/help?a=1&amp;b=2</loc>');
  expect(map).toContain('<xhtml:link rel="alternate" hreflang="vi" href="https://a.example/?lang=vi"/>');
  const robots = renderRobots('https://a.example');
  expect(robots).toContain('Disallow: /personal');
  expect(robots).toContain('Sitemap: https://a.example/sitemap.xml');
  expect(robots).not.toContain('Disallow: /game\n');
});
