import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KeptDocuments, shellAddress } from './keptDocuments';
import { KeptFiles, type BuildFiles } from './keptFiles';
import { Reach } from './reach';

/** As much of the browser's caches as is used: entries in the order in which they came. */
class FakeCache {
  readonly entries = new Map<string, Response>();

  match(key: string | Request): Promise<Response | undefined> {
    return Promise.resolve(this.entries.get(addressOf(key))?.clone());
  }

  put(key: string | Request, response: Response): Promise<void> {
    this.entries.set(addressOf(key), response);
    return Promise.resolve();
  }

  delete(key: string | Request): Promise<boolean> {
    return Promise.resolve(this.entries.delete(addressOf(key)));
  }

  keys(): Promise<{ url: string }[]> {
    return Promise.resolve([...this.entries.keys()].map((url) => ({ url })));
  }
}

const addressOf = (key: string | Request | { url: string }): string =>
  new URL(typeof key === 'string' ? key : key.url, 'https://site.example').href;

class FakeCaches {
  readonly all = new Map<string, FakeCache>();

  open(name: string): Promise<FakeCache> {
    const cache = this.all.get(name) ?? new FakeCache();
    this.all.set(name, cache);
    return Promise.resolve(cache);
  }

  async match(key: string | Request): Promise<Response | undefined> {
    for (const cache of this.all.values()) {
      const found = await cache.match(key);
      if (found) return found;
    }
    return undefined;
  }

  keys(): Promise<string[]> {
    return Promise.resolve([...this.all.keys()]);
  }

  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.all.delete(name));
  }
}

const build = (version: string, mark: string): BuildFiles => ({
  version,
  start: [`index-${mark}.js`, 'libraries-1.js'],
  rest: [`page-${mark}.js`],
  words: { en: [`en-${mark}.js`], vi: [`vi-${mark}.js`] },
});
const script = (text: string): Response =>
  new Response(text, { headers: { 'content-type': 'text/javascript', date: new Date().toUTCString() } });

/** The answer to a page, once all is done that the browser lets the worker do behind it. */
async function answerTo(files: KeptFiles, path: string): Promise<Response> {
  const behind: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>): void => void behind.push(work);
  const response = await files.answer(new Request(`https://site.example${path}`), { waitUntil });
  await Promise.all(behind);
  return response;
}

let fetched: string[];
let storage: FakeCaches;
let answer: (path: string) => Response;
beforeEach(() => {
  fetched = [];
  storage = new FakeCaches();
  answer = (path) => script(path);
  vi.stubGlobal('caches', storage);
  vi.stubGlobal('fetch', (asked: string | Request) => {
    const { pathname, search } = new URL(addressOf(asked));
    fetched.push(pathname + search);
    return Promise.resolve(answer(pathname + search));
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the files of a version', () => {
  it('are all there before it takes the place of another, and what both have is not fetched again', async () => {
    await new KeptFiles(build('one', 'a')).start();
    expect(fetched).toEqual(['/assets/index-a.js', '/assets/libraries-1.js']);
    fetched = [];
    await new KeptFiles(build('two', 'b')).start();
    expect(fetched).toEqual(['/assets/index-b.js']);
    expect(storage.all.get('files-two')?.entries.size).toBe(2);
  });

  it('are no version when one of them cannot be had, or the server answers with its page', async () => {
    answer = (path) => (path.includes('index') ? new Response('', { status: 404 }) : script(path));
    await expect(new KeptFiles(build('one', 'a')).start()).rejects.toThrow('index-a.js is not there');
    answer = () => new Response('<html>', { headers: { 'content-type': 'text/html' } });
    await expect(new KeptFiles(build('two', 'b')).start()).rejects.toThrow('is not there');
  });

  it('are answered to pages of an earlier version too, until that is dropped', async () => {
    const [one, two] = [new KeptFiles(build('one', 'a')), new KeptFiles(build('two', 'b'))];
    await one.start();
    await one.fill('en');
    await two.start();
    answer = () => new Response('', { status: 404 });
    const ask = async (path: string) => (await answerTo(two, path)).text();
    expect(await ask('/assets/page-a.js')).toBe('/assets/page-a.js');
    await two.dropOthers();
    expect(await ask('/assets/page-a.js')).toBe('');
    expect(await storage.keys()).toEqual(['files-two']);
  });

  it('of other languages, and files of no version, are not kept', async () => {
    const one = new KeptFiles(build('one', 'a'));
    await one.fill('en');
    expect(fetched).toEqual(['/assets/en-a.js', '/assets/page-a.js']);
    await answerTo(one, '/assets/other.js');
    await answerTo(one, '/assets/face.woff2');
    expect([...(storage.all.get('files-one')?.entries.keys() ?? [])]).toEqual([
      'https://site.example/assets/en-a.js',
      'https://site.example/assets/page-a.js',
      'https://site.example/assets/face.woff2',
    ]);
  });
});

describe('a browser whose caches cannot be opened', () => {
  it.each(['open', 'match', 'keys'] as const)('has its files and pages from the server: %s', async (name) => {
    vi.spyOn(storage, name).mockRejectedValue(new DOMException('', 'UnknownError'));
    const files = new KeptFiles(build('one', 'a'));
    expect(await (await answerTo(files, '/assets/page-a.js')).text()).toBe('/assets/page-a.js');
    const documents = new KeptDocuments(files, new Reach());
    expect([await documents.fresh('/help'), await documents.any('/help')]).toEqual([undefined, undefined]);
  });

  it('has its file before the disk has taken it', async () => {
    const cache = new FakeCache();
    cache.put = () => new Promise(() => undefined);
    storage.open = () => Promise.resolve(cache);
    const response = await new KeptFiles(build('one', 'a')).answer(
      new Request('https://site.example/assets/page-a.js'),
      { waitUntil: () => undefined },
    );
    expect(await response.text()).toBe('/assets/page-a.js');
  });
});

describe('the documents of a version', () => {
  const document = (file: string, date = new Date()): Response =>
    new Response(`<html><link href="/assets/${file}">`, {
      headers: {
        'content-type': 'text/html',
        'content-security-policy': "script-src 'nonce-AAAABBBBCCCCDDDDEEEEFFFF'",
        date: date.toUTCString(),
      },
    });

  it('name its files alone: one of another version is not kept', async () => {
    const documents = new KeptDocuments(new KeptFiles(build('one', 'a')), new Reach());
    answer = () => document('index-a.js');
    await documents.keep('/');
    expect(await documents.fresh('/')).toBeDefined();
    answer = () => document('index-b.js');
    await expect(documents.keep('/news')).rejects.toThrow('another version');
    expect(await documents.any('/news')).toBeUndefined();
  });

  it('are asked for anew after a week, and shown all the same when nothing else is there', async () => {
    const documents = new KeptDocuments(new KeptFiles(build('one', 'a')), new Reach());
    answer = () => document('index-a.js', new Date(Date.now() - 8 * 86_400_000));
    await documents.keep('/help');
    expect(await documents.fresh('/help')).toBeUndefined();
    expect(await documents.any('/help?utm_source=x')).toBeDefined();
  });

  it('are thirty at most: the oldest go', async () => {
    const documents = new KeptDocuments(new KeptFiles(build('one', 'a')), new Reach());
    answer = () => document('index-a.js');
    for (let at = 0; at < 33; at += 1) await documents.keep(`/news?article=${at}`);
    expect(storage.all.get('documents-one')?.entries.size).toBe(30);
    expect(await documents.fresh('/news?article=2')).toBeUndefined();
    expect(await documents.fresh('/news?article=32')).toBeDefined();
  });

  it('stand for an address that says who came, and for no other one', async () => {
    const documents = new KeptDocuments(new KeptFiles(build('one', 'a')), new Reach());
    answer = () => document('index-a.js');
    await documents.keep('/promoDetail?id=3');
    expect(await documents.any('https://site.example/promoDetail?utm_source=x&id=3')).toBeDefined();
    expect(await documents.any('/promoDetail?id=7')).toBeUndefined();
    expect(await documents.any('/promoDetail')).toBeUndefined();
  });

  it('never push out the one that stands for all others', async () => {
    const documents = new KeptDocuments(new KeptFiles(build('one', 'a')), new Reach());
    answer = () => document('index-a.js');
    await documents.keep(shellAddress);
    for (let at = 0; at < 33; at += 1) await documents.keep(`/news?article=${at}`);
    expect(storage.all.get('documents-one')?.entries.size).toBe(31);
    expect(await documents.any(shellAddress)).toBeDefined();
  });

  it('of another version are shown where there is nothing else, as long as they are kept', async () => {
    answer = () => document('index-a.js');
    await new KeptDocuments(new KeptFiles(build('one', 'a')), new Reach()).keep('/help');
    const documents = new KeptDocuments(new KeptFiles(build('two', 'b')), new Reach());
    expect(await documents.fresh('/help')).toBeUndefined();
    expect(await (await documents.any('/help?utm_source=x'))?.text()).toContain('index-a.js');
    answer = () => document('index-b.js');
    await documents.keep('/help');
    expect(await (await documents.any('/help'))?.text()).toContain('index-b.js');
  });

  it('are taken over from the version before, fetched anew', async () => {
    answer = () => document('index-a.js');
    await new KeptDocuments(new KeptFiles(build('one', 'a')), new Reach()).keep('/help?article=a');
    answer = () => document('index-b.js');
    const documents = new KeptDocuments(new KeptFiles(build('two', 'b')), new Reach());
    // Another page at the same path is none of its words.
    await documents.keep('/help?article=b');
    await documents.refetchEarlier();
    await documents.dropOthers();
    expect(await storage.keys()).toEqual(['documents-two']);
    expect(await (await documents.fresh('/help?article=a'))?.text()).toContain('index-b.js');
  });
});
