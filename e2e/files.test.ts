import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { salma } from './harness/actions';
import { useJourneys, type Journey } from './harness/journeys';
import { chosen, desktop, type Cell } from './harness/visit';

const { walk } = useJourneys();

const report = '/agent/palStatementsAgentCopy?view=all&period=30';
const cells: Cell[] = [desktop, { ...desktop, language: 'vi' }, { ...desktop, language: 'th' }];
/** Digits of a figure, whatever signs of a language stand between and around them. */
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** Presses Print without the browser's dialog, and reads the page that goes to the printer. */
async function printed({ page, press, t }: Pick<Journey, 'page' | 'press' | 't'>) {
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await press('button', t('common.action.print'));
  const sheet = page.locator('[data-print-alone="sheet"]');
  await sheet.waitFor({ state: 'attached' });
  return sheet;
}

it.each(chosen(cells))(
  'a team’s profit and loss adds up alike on screen, in a file and on paper: $language',
  (cell) =>
    walk({ at: report, as: salma, cell, hasAxe: false }, async ({ page, t, press }) => {
      const grid = page.getByRole('grid');
      await grid.waitFor();
      const head = grid.getByRole('columnheader');
      const names = (await head.allInnerTexts()).map((name) => name.trim());
      const net = names.indexOf(t('agent.profit.net'));
      const footer = await grid.getByRole('row').last().getByRole('gridcell').nth(net).innerText();

      const download = page.waitForEvent('download');
      await press('button', t('common.action.export'));
      await press('menuitem', 'CSV');
      const file = await download;
      expect(file.suggestedFilename()).toMatch(
        /^profit-and-loss-salma-\d{4}-\d{2}-\d{2}-\d{4}-\d{2}-\d{2}\.csv$/,
      );
      const lines = (await readFile(await file.path(), 'utf8')).slice(1).split('\r\n');
      const separator = lines[0]?.includes(';') ? ';' : ',';
      const total = lines.find((line) => line.startsWith(`${t('center.sheet.total')}${separator}`));
      expect(digitsOf(total?.split(separator)[net] ?? '')).toBe(digitsOf(footer));

      expect(lines.indexOf(total ?? '')).toBeGreaterThan(2_000);

      const sheet = await printed({ page, t, press });
      const rows = sheet.locator('tbody tr');
      // As many as in the file: the heading and the sums are no accounts.
      expect(await rows.count()).toBe(lines.indexOf(total ?? ''));
      expect(digitsOf(await rows.last().locator('td').nth(net).innerText())).toBe(digitsOf(footer));
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await sheet.waitFor();
      expect(await sheet.evaluate((node) => getComputedStyle(node).backgroundColor)).toBe(
        'rgb(255, 255, 255)',
      );
      expect(await page.getByRole('grid').isVisible()).toBe(false);
      expect(await page.getByRole('button').count()).toBe(0);
    }),
);
