import { crc32, inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { localeRow, locales } from '#locales';
import { sheetOf, type Sheet } from '#features/sheet/sheet.ts';
import { sheetFile } from './sheetFile';

interface Row {
  at: string;
  day: string;
  name: string;
  stake: string | null;
  count: number;
  rate: number;
}
const rows: Row[] = [
  {
    at: '2026-11-21T17:30:05.123Z',
    day: '2026-11-22',
    name: 'mira',
    stake: '123456',
    count: 1,
    rate: 0.0055,
  },
  {
    at: '2026-11-21T16:59:59Z',
    day: '2026-11-21',
    name: '＝HYPERLINK("x";1)',
    stake: '-1230',
    count: 2,
    rate: 0,
  },
  { at: '2026-11-20T00:00:00Z', day: '2026-11-20', name: '<b>&\u0001', stake: null, count: 0, rate: 1 },
];
const sheet = (more: Partial<Sheet> = {}): Sheet => ({
  ...sheetOf<Row>({
    title: 'Bets: all/of [them]',
    currency: 'USD',
    timeZone: 'Asia/Ho_Chi_Minh',
    totalLabel: 'Total',
    facts: [{ label: 'Period', value: 'Nov 20 – Nov 22' }],
    notes: ['What counts.'],
    rows,
    columns: [
      { name: 'Time', kind: 'time', value: ({ at }) => at },
      { name: 'Day', kind: 'day', value: ({ day }) => day },
      { name: 'Name', value: ({ name }) => name },
      { name: 'Stake', kind: 'money', value: ({ stake }) => stake, footer: '' },
      { name: 'Count', kind: 'number', value: ({ count }) => count, footer: '' },
      { name: 'Rate', kind: 'percent', value: ({ rate }) => rate },
      { name: 'Buttons' },
    ],
  }),
  ...more,
});
const csvIn = async (tag: Parameters<typeof localeRow>[0], of = sheet()) =>
  (await sheetFile(of, 'csv', localeRow(tag))).text();

describe('a sheet as CSV', () => {
  it('holds amounts, moments of the zone and what persons wrote as a spreadsheet reads them', async () => {
    const bytes = new Uint8Array(await (await sheetFile(sheet(), 'csv', localeRow('en'))).arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes).split('\r\n')).toEqual([
      'Time (UTC+7),Day,Name,Stake (USD),Count,Rate',
      '2026-11-22 00:30:05,2026-11-22,mira,1234.56,1,0.55%',
      '2026-11-21 23:59:59,2026-11-21,"\'＝HYPERLINK(""x"";1)",-12.30,2,0%',
      '2026-11-20 07:00:00,2026-11-20,<b>&\u0001,,0,100%',
      'Total,,,1222.26,3,',
      '',
      'What counts.',
      'Period,Nov 20 – Nov 22',
      '',
    ]);
  });

  it.each(locales.map((row) => row.tag))(
    '%s reads its numbers, and every line has as many cells',
    async (tag) => {
      const [head = '', first = ''] = (await csvIn(tag)).slice(1).split('\r\n');
      const separator = head.includes(';') ? ';' : ',';
      expect(first.split(separator)).toHaveLength(6);
      expect(first.split(separator)[3]).toBe(separator === ';' ? '1234,56' : '1234.56');
    },
  );

  it('writes whole units of a currency that has no others, and names a zone whose offset changes', async () => {
    expect(
      await csvIn(
        'en',
        sheet({
          currency: 'VND',
          rows: [['2026-01-01T00:00:00Z', '', '', '123400', 1, 0]],
          totals: undefined,
        }),
      ),
    ).toContain(',1234,1,');
    const [summer, winter] = ['2026-07-01T12:00:00Z', '2026-12-01T12:00:00Z'].map((at) => [
      at,
      '',
      '',
      null,
      1,
      0,
    ]);
    const text = await csvIn('en', sheet({ timeZone: 'Europe/Berlin', rows: [summer ?? [], winter ?? []] }));
    expect(text).toContain('Time (Europe/Berlin)');
    expect(text).toContain('2026-07-01 14:00:00');
    expect(text).toContain('2026-12-01 13:00:00');
  });
});

/** The files of an archive, by its directory at the end. */
function unzip(bytes: Buffer): Record<string, string> {
  const files: Record<string, string> = {};
  const end = bytes.length - 22;
  expect(bytes.readUInt32LE(end)).toBe(0x06054b50);
  let at = bytes.readUInt32LE(end + 16);
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [packed, size] = [bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 24)];
    const nameLength = bytes.readUInt16LE(at + 28);
    const start = bytes.readUInt32LE(at + 42) + 30 + nameLength;
    const content = inflateRawSync(bytes.subarray(start, start + packed));
    expect([content.length, crc32(content)]).toEqual([size, bytes.readUInt32LE(at + 16)]);
    files[bytes.toString('utf8', at + 46, at + 46 + nameLength)] = content.toString('utf8');
    at += 46 + nameLength;
  }
  return files;
}

/** The cells of the sheet in a file: what stands in each, its type and its style. */
async function cellsIn(of: Sheet, tag: Parameters<typeof localeRow>[0] = 'en') {
  const file = await sheetFile(of, 'xlsx', localeRow(tag));
  const parts = unzip(Buffer.from(await file.arrayBuffer()));
  const xml = parts['xl/worksheets/sheet1.xml'] ?? '';
  const cells = new Map(
    [...xml.matchAll(/<c r="([A-Z]+\d+)"([^>]*?)(?:\/>|>(.*?)<\/c>)/g)].map(
      ([, at = '', attributes = '', inner = '']) => [
        at,
        {
          isText: attributes.includes('inlineStr'),
          style: /s="(\d+)"/.exec(attributes)?.[1],
          text: inner.replace(/<[^>]+>/g, ''),
        },
      ],
    ),
  );
  return { xml, cells, parts };
}

describe('a sheet as XLSX', () => {
  it('holds numbers as numbers, dates as dates and texts as texts', async () => {
    const { cells } = await cellsIn(sheet());
    expect(cells.get('D1')).toMatchObject({ isText: true, text: 'Stake (USD)' });
    expect(cells.get('D2')).toMatchObject({ isText: false, text: '1234.56' });
    expect(cells.get('D4')).toMatchObject({ text: '' });
    expect(cells.get('D5')).toMatchObject({ isText: false, text: '1222.26' });
    expect(cells.get('A5')).toMatchObject({ isText: true, text: 'Total' });
    // Days since the end of 1899: 22 November 2026, half an hour after midnight.
    expect(Number(cells.get('A2')?.text)).toBeCloseTo(46_348 + 1_805 / 86_400, 9);
    expect(cells.get('B2')).toMatchObject({ isText: false, text: '46348' });
    expect(cells.get('C3')).toMatchObject({ isText: true, text: '＝HYPERLINK(&quot;x&quot;;1)' });
    expect(cells.get('C4')).toMatchObject({ text: '&lt;b&gt;&amp;' });
    expect(cells.get('F2')).toMatchObject({ text: '0.0055' });
  });

  it('is whole: every part that another names is there, and a style for each cell', async () => {
    const { cells, parts } = await cellsIn(sheet());
    const part = (path: string) => parts[path] ?? '';
    for (const [, path = ''] of part('[Content_Types].xml').matchAll(/PartName="\/([^"]+)"/g))
      expect(Object.keys(parts)).toContain(path);
    const count = Number(/<cellXfs count="(\d+)"/.exec(part('xl/styles.xml'))?.[1]);
    expect(part('xl/styles.xml').split('<cellXfs')[1]?.match(/<xf /g)).toHaveLength(count);
    for (const { style } of cells.values()) expect(Number(style ?? 0)).toBeLessThan(count);
    expect(part('xl/workbook.xml')).toContain('<sheet name="Bets  all of  them"');
  });

  it('runs from right to left for who reads so', async () => {
    expect((await cellsIn(sheet(), 'ar')).xml).toContain('rightToLeft="1"');
    expect((await cellsIn(sheet())).xml).not.toContain('rightToLeft');
  });
});
