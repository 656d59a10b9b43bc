import { expect, it } from 'vitest';
import { keepFetched } from './keepFetched';

/** What is asked for of a page's paths, when some is kept and some cannot be had. */
async function askedFor(
  paths: string[],
  { kept = [], missing = [], asked = [] }: Record<string, string[]> = {},
): Promise<string[]> {
  const ask = (path: string): Promise<void> => {
    asked.push(path);
    return missing.includes(path) ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve();
  };
  const pathOf = ({ url }: Request): string => new URL(url).pathname;
  await keepFetched(paths, 'https://site.example', {
    files: { has: (path) => path.startsWith('/assets/'), keep: ask },
    pictures: {
      has: (request) => Promise.resolve(kept.includes(pathOf(request))),
      fetch: (request) => ask(pathOf(request)),
    },
  });
  return asked;
}

const [page, first, second] = ['/assets/page.js', '/img/v2/cover/1.webp', '/brand/aurora/logo.svg'];

it('keeps the files and the public pictures of a page, and no call', async () => {
  expect(await askedFor([page, first, second, '/img/own/1', '/wps/session/info'])).toEqual([
    page,
    first,
    second,
  ]);
});

it('asks for no picture that is kept', async () => {
  expect(await askedFor([first, second], { kept: [first] })).toEqual([second]);
});

it('keeps the rest when a picture cannot be had', async () => {
  expect(await askedFor([first, second, page], { missing: [first] })).toEqual([first, second, page]);
});

it('keeps the rest when a file cannot be had, and then fails: nothing of an earlier version is dropped for it', async () => {
  const asked: string[] = [];
  await expect(askedFor([page, first], { missing: [page], asked })).rejects.toThrow(page);
  expect(asked).toEqual([page, first]);
});
