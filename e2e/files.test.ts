import { expect, it } from 'vitest';
import { salma } from './harness/actions';
import { useJourneys, type Journey } from './harness/journeys';
import { savedFile } from './harness/savedFile';
import { readSettled } from './harness/steps';
import { chosen, desktop, type Cell } from './harness/visit';
import { escaped } from './harness/words';
import { engine } from './harness/worker';

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
  // Where a page prints several things, its button says which; that of one slip names its number.
  await press('button', new RegExp(`^${escaped(t('common.action.print'))}\\D*$`));
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

/** The cells of a line; a separator within quotes is no end of a cell. */
const cellsOf = (line: string, separator: string): string[] =>
  line.split(new RegExp(`${separator}(?=(?:[^"]*"[^"]*")*[^"]*$)`));

/** The report's file: its headings, its rows and its sums. */
async function savedLines({ page, press, t }: Walk) {
  const file = await savedFile(
    page,
    async () => {
      await press('button', t('common.action.export'));
      await press('menuitem', 'CSV');
    },
    patience,
  );
  const text = file.bytes.toString('utf8').slice(1);
  const separator = text.split('\r\n', 1)[0]?.includes(';') ? ';' : ',';
  const [names = [], ...lines] = text.split('\r\n').map((line) => cellsOf(line, separator));
  const at = lines.findIndex(([first]) => first === t('center.sheet.total'));
  return { name: file.name, names, rows: lines.slice(0, at), total: lines[at] ?? [] };
}

/** What page, file and paper say is the same: so many rows, and the net of all of them. */
async function assertAlike(walk: Walk): Promise<{ rows: number; total: string; file: string }> {
  const { page } = walk;
  const { net, total } = await netOnPage(walk);
  const file = await savedLines(walk);
  expect(digitsOf(file.total[net] ?? '')).toBe(total);
  const sheet = await printed(walk);
  // Rows with sums stand beside them, on each page.
  await expect
    .poll(() => sheet.locator('tbody tr:not([data-kind])').count(), patience)
    .toBe(file.rows.length);
  const sums = sheet.locator('[data-kind=totals] td').nth(net);
  expect(digitsOf((await sums.textContent()) ?? '')).toBe(total);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await sheet.waitFor({ state: 'detached' });
  return { rows: file.rows.length, total, file: file.name };
}

it.each(chosen(cells))(
  'a team’s profit and loss adds up alike on screen, in a file and on paper: $language',
  (cell) =>
    walk({ at: `${report}&view=all`, as: salma, cell, hasAxe: false }, async ({ page, t, press }) => {
      const everyone = await assertAlike({ page, t, press });
      expect(everyone.rows).toBe(2_001);
      expect(everyone.file).toMatch(/^profit-and-loss-salma-\d{4}-\d{2}-\d{2}-\d{4}-\d{2}-\d{2}\.csv$/);

      // Playwright has Chromium alone print.
      if (engine !== 'chromium') return;
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
      const paper = await page.pdf({ preferCSSPageSize: true });
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
        const team = grid.getByRole('rowheader').getByRole('button').first();
        const row = grid
          .getByRole('row')
          .filter({ has: page.getByRole('rowheader').getByRole('button') })
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

/** A figure with its sign, without what a language writes between its digits: nothing where there is none. */
const figureOf = (text: string): string => (/[-−]\W*\d/.test(text) ? '-' : '') + digitsOf(text);
const isZero = (figure: string): boolean => /^-?0*$/.test(figure);
/** Where the file and the paper have this amount: its name there goes on with the currency. */
const columnOf = (names: readonly string[], name: string): number =>
  names.findIndex((each) => each.startsWith(name) && / \([A-Z]{3}\)$/.test(each.slice(name.length)));

const year = 'period=366&zero=0';
const slipSums = [
  ['contracts.teamBets', 'contracts.teamBets'],
  ['contracts.due', 'common.money.amount'],
  ['contracts.paid', 'contracts.paid'],
  ['contracts.owed', 'contracts.owed'],
] as const;
const dueSums = [
  ['contracts.dueSoFar', 'contracts.dueSoFar'],
  ['contracts.owedEarlier', 'contracts.owedEarlier'],
] as const;
/** What pays an agent: its sums on the page, and the names of their columns. Income has them below its table. */
const payRecords = [
  { at: `/agent/agentDailyWages2?${year}&view=slips`, sums: slipSums },
  { at: `/agent/agentDividendRecordCopy2?${year}&view=slips&side=given`, sums: slipSums },
  { at: `/agent/agentDailyWages2?${year}&view=due`, sums: dueSums },
  { at: `/agent/agentDividendRecordCopy2?${year}&view=due`, sums: dueSums },
  { at: `/agent/agentRevenueReport?${year}`, sums: [] },
] as const;
/** The leader, an agent of the leader's and one of that agent's: contracts of the demo reach no deeper. */
const payees = [
  salma,
  ...['van1001', 'minh1010'].map((username) => ({ username, password: 'harbour-light' })),
];
const payWalks = payees.flatMap((who) =>
  payRecords.map((record) => ({ ...record, who, name: who.username })),
);

it.each(chosen(payWalks))(
  'what pays $name says the same on screen, in a file and on paper: $at',
  ({ at, who, sums }) =>
    walk({ at, as: who, hasAxe: false }, async ({ page, t, press }) => {
      const table = page.getByRole('table').last();
      const nothing = page.getByText(t('contracts.none')).or(page.getByText(t('contracts.noSlips')));
      await table.or(nothing).first().waitFor(patience);
      if (await nothing.isVisible()) {
        // Nobody stands below the last of them, and early in a period nothing is due to a small team.
        expect(sums === dueSums ? payees.slice(1) : payees.slice(-1)).toContain(who);
        return;
      }
      await readSettled(() => table.innerText(), { interval: 500, ...patience });
      const names = (await table.getByRole('columnheader').allInnerTexts()).map((name) => name.trim());
      const shown = await table
        .locator('tr')
        .evaluateAll((rows) =>
          rows
            .map((row) =>
              [...row.querySelectorAll('td, th[scope=row], [role=rowheader]')].map(
                (cell) => cell.textContent,
              ),
            )
            .filter(({ length }) => length > 1),
        );
      const file = await savedLines({ page, press, t });
      const sheet = await printed({ page, press, t });
      const paper = await sheet
        .locator('tbody tr:not([data-kind=carried])')
        .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));
      const figures = names.filter((name) => columnOf(file.names, name) >= 0);
      expect(figures.length).toBeGreaterThan(1);
      for (const name of figures) {
        const [onPage, inFile] = [names.indexOf(name), columnOf(file.names, name)];
        const filed = [...file.rows, file.total].map((row) => figureOf(row[inFile] ?? ''));
        // Paper has the file's columns.
        expect(
          paper.map((row) => figureOf(row[inFile] ?? '')),
          name,
        ).toEqual(filed);
        const rows = shown.slice(0, file.rows.length).map((row) => figureOf(row[onPage] ?? ''));
        expect(
          rows.filter((figure) => !isZero(figure)),
          name,
        ).toEqual(filed.slice(0, rows.length).filter((figure) => !isZero(figure)));
        const added = filed.slice(0, -1).reduce((sum, figure) => sum + BigInt(figure || 0), 0n);
        if (filed.at(-1) !== '') expect(added, name).toBe(BigInt(filed.at(-1) ?? 0));
      }
      for (const [label, column] of sums) {
        const onPage = page.locator('dl > div').filter({ has: page.getByText(t(label), { exact: true }) });
        const inFile = file.total[columnOf(file.names, t(column))] ?? '';
        expect(figureOf(await onPage.locator('dd').first().innerText()), label).toBe(figureOf(inFile));
      }
    }),
  120_000,
);
