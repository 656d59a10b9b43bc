import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { salma } from './harness/actions';
import { useJourneys, type Journey } from './harness/journeys';
import { readSettled } from './harness/steps';
import { chosen, desktop, type Cell } from './harness/visit';

const { walk } = useJourneys();

const report = '/agent/palStatementsAgentCopy?period=30&zero=0';
const cells: Cell[] = [desktop, { ...desktop, language: 'vi' }, { ...desktop, language: 'th' }];
/** Digits of a figure, whatever signs of a language stand between and around them. */
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');
/** Two thousand rows are fetched, laid out and written: how long that takes is the machine's to say. */
const patience = { timeout: 90_000 };

/** Presses Print without the browser's dialog, and reads the page that goes to the printer. */
async function printed({ page, press, t }: Pick<Journey, 'page' | 'press' | 't'>) {
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await press('button', t('common.action.print'));
  const sheet = page.locator('[data-print-alone="sheet"]');
  await sheet.waitFor({ state: 'attached', ...patience });
  return sheet;
}

type Walk = Pick<Journey, 'page' | 'press' | 't'>;

/** The net of the last row of the grid, once it stays. */
async function netOnPage({ page, t }: Walk): Promise<{ net: number; total: string }> {
  const grid = page.getByRole('grid');
  await grid.waitFor(patience);
  const names = (await grid.getByRole('columnheader').allInnerTexts()).map((name) => name.trim());
  const net = names.indexOf(t('agent.profit.net'));
  const read = () => grid.getByRole('row').last().getByRole('gridcell').nth(net).innerText();
  const total = await readSettled(read, { interval: 500, ...patience });
  return { net, total: digitsOf(total) };
}

/** The lines of the report's file, and its sums. */
async function savedLines({
  page,
  press,
  t,
}: Walk): Promise<{ name: string; rows: number; total: string[] }> {
  const download = page.waitForEvent('download', patience);
  await press('button', t('common.action.export'));
  await press('menuitem', 'CSV');
  const file = await download;
  const lines = (await readFile(await file.path(), 'utf8')).slice(1).split('\r\n');
  const separator = lines[0]?.includes(';') ? ';' : ',';
  const at = lines.findIndex((line) => line.startsWith(`${t('center.sheet.total')}${separator}`));
  return { name: file.suggestedFilename(), rows: at - 1, total: lines[at]?.split(separator) ?? [] };
}

/** What page, file and paper say is the same: so many rows, and the net of all of them. */
async function assertAlike(walk: Walk): Promise<{ rows: number; total: string; file: string }> {
  const { page } = walk;
  const { net, total } = await netOnPage(walk);
  const file = await savedLines(walk);
  expect(digitsOf(file.total[net] ?? '')).toBe(total);
  const sheet = await printed(walk);
  // Rows with sums stand beside them, on each page.
  await expect.poll(() => sheet.locator('tbody tr:not([data-kind])').count(), patience).toBe(file.rows);
  const sums = sheet.locator('[data-kind=totals] td').nth(net);
  expect(digitsOf((await sums.textContent()) ?? '')).toBe(total);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await sheet.waitFor({ state: 'detached' });
  return { rows: file.rows, total, file: file.name };
}

it.each(chosen(cells))(
  'a team’s profit and loss adds up alike on screen, in a file and on paper: $language',
  (cell) =>
    walk({ at: `${report}&view=all`, as: salma, cell, hasAxe: false }, async ({ page, t, press }) => {
      const everyone = await assertAlike({ page, t, press });
      expect(everyone.rows).toBe(2_001);
      expect(everyone.file).toMatch(/^profit-and-loss-salma-\d{4}-\d{2}-\d{2}-\d{4}-\d{2}-\d{2}\.csv$/);

      const sheet = await printed({ page, t, press });
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await sheet.waitFor();
      expect(await sheet.evaluate((node) => getComputedStyle(node).backgroundColor)).toBe(
        'rgb(255, 255, 255)',
      );
      expect(await page.getByRole('grid').isVisible()).toBe(false);
      expect(await page.getByRole('button').count()).toBe(0);
      // Each page of the sheet is a page of paper; printing ends with it.
      const pages = await sheet.locator('[data-page]').count();
      const paper = await page.pdf({ preferCSSPageSize: true, path: '/tmp/sheet.pdf' });
      expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(pages);
    }),
  240_000,
);

it(
  'each of five levels comes to what its row said, on screen, in a file and on paper',
  () =>
    walk({ at: report, as: salma, hasAxe: false }, async ({ page, t, press }) => {
      const walked = { page, t, press };
      const grid = page.getByRole('grid');
      let { total: wanted } = await netOnPage(walked);
      for (let level = 0; ; level += 1) {
        expect((await assertAlike(walked)).total, `level ${level}`).toBe(wanted);
        if (level === 4) break;
        // The first row that opens: the team with the most bets.
        const team = grid.getByRole('link').first();
        const row = grid
          .getByRole('row')
          .filter({ has: page.getByRole('link') })
          .first();
        const { net } = await netOnPage(walked);
        // Its name is the heading of the row.
        wanted = digitsOf(
          await row
            .getByRole('gridcell')
            .nth(net - 1)
            .innerText(),
        );
        const name = await team.innerText();
        await team.press('Enter');
        await page
          .getByRole('navigation', { name: t('common.label.team') })
          .getByText(name)
          .waitFor();
      }
    }),
  240_000,
);
