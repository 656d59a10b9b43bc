import { expect, within } from 'storybook/test';
import { wide } from '#testing/Frame';
import preview from '#.storybook/preview';
import { PrintSheet } from '.';

const row = (name: string, ...figures: string[]) => [name, 'Agent', ...figures];
const meta = preview.meta({
  component: PrintSheet,
  tags: ['new'],
  args: {
    brand: { name: 'Aurora', logoSrc: '/brand/aurora/logo.svg' },
    title: 'User profit and loss',
    facts: [
      { label: 'Account', value: 'linh.pham' },
      { label: 'Period', value: 'Nov 15, 2025 – Nov 21, 2025' },
      { label: 'Day', value: 'Days run from 00:00 to 24:00, UTC+7' },
      { label: 'Amount', value: 'US Dollar (USD)' },
    ],
    columns: [
      { name: 'Account', isFigure: false },
      { name: 'Type', isFigure: false },
      { name: 'Valid bet', isFigure: true },
      { name: 'Payout', isFigure: true },
      { name: 'Net P/L', isFigure: true },
    ],
    rows: [
      row('nam.cao', '31,856.04', '31,669.95', '−281.14'),
      row('hoang.le', '31,209.56', '31,620.03', '−935.14'),
      row('mai.vu', '13,805.46', '13,789.03', '27.71'),
    ],
    totals: ['Total', '', '76,871.06', '77,079.01', '−1,188.57'],
    notes: ['These are the first 3 of 46 rows. Choose fewer days or another filter to get the others.'],
    printed: 'Printed Nov 21, 2025, 2:38 PM (UTC+7) · Nov 21, 2025, 8:38 AM (UTC+1)',
    words: {
      carriedTo: (page) => `Carried to page ${page}`,
      carriedFrom: (page) => `Carried from page ${page}`,
    },
  },
  ...wide,
});

export const Default = meta.story({ tags: ['matrix', 'snapshot'] });
Default.test('says what of, whose, when printed, and what is left out', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'User profit and loss' })).toBeVisible();
  await expect(canvas.getByText('linh.pham')).toBeVisible();
  await expect(canvas.getByText(/^Printed .*UTC\+7.*UTC\+1/)).toBeVisible();
  await expect(canvas.getByText(/first 3 of 46/)).toBeVisible();
  const table = within(canvas.getByRole('table'));
  await expect(table.getAllByRole('row')).toHaveLength(5);
  await expect(table.getAllByRole('row').at(-1)).toHaveTextContent(/^Total.*−1,188\.57$/);
});
Default.test('is black on white in every theme', async ({ canvas }) => {
  const style = getComputedStyle(canvas.getByRole('article'));
  await expect([style.color, style.backgroundColor]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
});
const stakeOf = (at: number): number => 1000 + at;
const sumOf = (count: number): string =>
  String(Array.from({ length: count }, (_, at) => stakeOf(at)).reduce((sum, stake) => sum + stake, 0));
/** Sums go on from page to page. */
export const Pages = meta.story({
  args: {
    columns: [
      { name: 'Account', isFigure: false },
      { name: 'Stake', isFigure: true },
    ],
    // Every seventh name takes two lines.
    rows: Array.from({ length: 80 }, (_, at) => [
      at % 7 === 0 ? `member ${at} `.repeat(24) : `member ${at}`,
      String(stakeOf(at)),
    ]),
    totals: ['Total', sumOf(80)],
    sumsOf: (count) => ['', sumOf(count)],
  },
});
Pages.test(
  'has every row once, and what a page carries over is what the next begins with',
  async ({ canvas }) => {
    const tables = canvas.getAllByRole('table');
    await expect(tables.length).toBeGreaterThan(2);
    const rowsOf = (table: HTMLElement) =>
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((each) => [...each.querySelectorAll('td')].map((cell) => cell.innerText.trim()));
    const pages = tables.map(rowsOf);
    const names = pages.flat().flatMap(([name = '']) => /^member (\d+)/.exec(name)?.[1] ?? []);
    await expect(names).toEqual(Array.from({ length: 80 }, (_, at) => String(at)));
    let count = 0;
    for (const [at, rows] of pages.entries()) {
      if (at > 0) await expect(rows[0]).toEqual([`Carried from page ${at}`, sumOf(count)]);
      count += rows.filter(([name]) => name?.startsWith('member')).length;
      if (at < pages.length - 1)
        await expect(rows.at(-1)).toEqual([`Carried to page ${at + 2}`, sumOf(count)]);
    }
    await expect(pages.at(-1)?.at(-1)).toEqual(['Total', sumOf(80)]);
  },
);
Pages.test('fills no page beyond its paper, and numbers each', async ({ canvas, canvasElement }) => {
  const pages = [...canvasElement.querySelectorAll<HTMLElement>('[data-page]')];
  for (const page of pages) {
    const style = getComputedStyle(page);
    await expect(page.clientHeight - Number.parseFloat(style.paddingTop) * 2).toBeCloseTo(
      Number.parseFloat(style.minHeight),
      0,
    );
  }
  await expect(canvas.getByText(`Page 2 of ${pages.length}`)).toBeVisible();
});

/** A report that adds nothing up. */
export const WithoutTotals = meta.story({ args: { totals: undefined, notes: [] } });

export const LongText = meta.story({
  args: {
    title: 'User profit and loss of everybody who was invited by a link of a team that is settled every week',
    rows: [
      row(
        'a-name-of-an-account-that-has-no-place-to-break-in',
        '999,999,999,999.99',
        '999,999,999,999.99',
        '−999,999,999,999.99',
      ),
    ],
  },
});
