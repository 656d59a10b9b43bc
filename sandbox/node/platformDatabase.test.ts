import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSystemState } from '../services/system/state';
import { openTestDatabase } from '../testing/databases';
import type { OpenedDatabase } from './connect';
import { merchantsBefore } from './ownBrands';
import { keepPrinted } from './platformDatabase';

let opened: OpenedDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

it('keeps the ids of printed accounts of a brand that the world has no more', async () => {
  await keepPrinted(opened.db, { printedAccounts: ['aurora-mira', 'gone-mira'], printedDrawSeed: 'demo' });
  await keepPrinted(opened.db, { printedAccounts: ['aurora-mira', 'fresh-mira'] });
  expect(await readSystemState(opened.db)).toMatchObject({
    printedAccounts: ['aurora-mira', 'gone-mira', 'fresh-mira'],
    printedDrawSeed: 'demo',
  });
});

it('says of a brand whose currency is another by now what its wallets are kept in, and what a reset does', async () => {
  const said: string[] = [];
  const known = await merchantsBefore(
    opened.db,
    [
      { code: 'aurora', name: 'Aurora', currency: 'EUR' },
      { code: 'lotus', name: 'Lotus', currency: 'VND' },
      { code: 'mine', name: 'Mine', currency: 'EUR' },
    ],
    (words) => said.push(words),
  );
  expect(known.map(({ code }) => code)).toEqual(expect.arrayContaining(['aurora', 'lotus']));
  expect(said).toEqual([
    'Aurora keeps its wallets in USD: its facts say EUR by now. npm run reset deletes them and begins anew.',
  ]);
});
