import type { Executor } from '../../db/database';
import { settings } from '../../db/schema';
import { formatArticleFile, parseArticleFile } from '../articles/articleFile';
import { renderMarkdown } from '../articles/renderMarkdown';
import { invalidateCached } from '../cached';
import type { PointsRules, PointsSource } from '../points/pointsRules';
import { settingOf } from '../settings';
import type { VipRules } from '../vip/vipRules';
import { linkFault } from './links';

// What an operator sets of levels and points is a table in a file: each of its lines can be told to be wrong.

/** Settings of a brand that a folder has. */
export interface BrandSettings {
  vipRules?: VipRules;
  pointsRules?: PointsRules;
}

type Report = (path: string, line: number, words: string) => void;
interface Cells {
  line: number;
  cells: readonly string[];
}

export const vipFile = 'vip.md';
export const pointsFile = 'points.md';
/** `points-rules/<language>.md`: the rules of points in words. */
export const rulesPattern = /^points-rules\/([a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)\.md$/;

const vipColumns = [
  'level',
  'validBet',
  'deposits',
  'monthly',
  'levelGift',
  'birthdayGift',
  'weeklyRate',
] as const;
const pointsColumns = ['type', 'unit', 'points'] as const;
const sources: readonly PointsSource[] = ['slots', 'live', 'PVP', 'sports', 'lottery', 'deposit'];
const whole = /^\d{1,15}$/;

/** Reads a brand's settings, of which any may be absent. */
export function readBrandSettings(files: ReadonlyMap<string, string>, report: Report): BrandSettings {
  const vip = files.get(vipFile);
  const points = files.get(pointsFile);
  const rules = readRules(files, report);
  if (points === undefined)
    for (const path of files.keys()) if (rulesPattern.test(path)) report(path, 1, `${pointsFile} is missing`);
  const vipRules = vip === undefined ? undefined : readVip(vip, report);
  const pointsRules = points === undefined ? undefined : readPoints(points, rules, report);
  return { ...(vipRules && { vipRules }), ...(pointsRules && { pointsRules }) };
}

function readVip(content: string, report: Report): VipRules | undefined {
  const read = readTable(vipFile, content, vipColumns, report);
  if (!read) return undefined;
  const { fact, rows } = read;
  const levels = rows.map(({ line, cells }, index) => {
    const [level = '', ...rest] = cells;
    if (level !== String(index)) report(vipFile, line, `this is level ${String(index)}: levels have no gaps`);
    const [validBet = '', deposits = '', monthly = '', levelGift = '', birthdayGift = '', rate = ''] = rest;
    for (const cell of rest) if (!whole.test(cell)) report(vipFile, line, `"${cell}" is no whole number`);
    const before = rows[index - 1]?.cells;
    for (const at of [1, 2, 3])
      if (before && Number(cells[at]) < Number(before[at]))
        report(vipFile, line, `${vipColumns[at] ?? ''} asks for less than the level before`);
    return { level: index, validBet, deposits, monthly, levelGift, birthdayGift, weeklyRate: Number(rate) };
  });
  if (levels.length === 0) report(vipFile, 1, 'there is no level');
  return {
    levels,
    claimDays: { level: fact('levelDays'), week: fact('weekDays'), birthday: fact('birthdayDays') },
  };
}

function readPoints(content: string, rules: Record<string, string>, report: Report): PointsRules | undefined {
  const read = readTable(pointsFile, content, pointsColumns, report);
  if (!read) return undefined;
  const { fact, rows } = read;
  const earning = rows.flatMap(({ line, cells: [named = '', unit = '', points = ''] }) => {
    const type = sources.find((each) => each === named);
    if (!type) report(pointsFile, line, `type is one of ${sources.join(', ')}`);
    if (!whole.test(unit) || Number(unit) === 0) report(pointsFile, line, `"${unit}" is no unit`);
    if (!whole.test(points)) report(pointsFile, line, `"${points}" is no whole number`);
    return type ? [{ type, unit, points: Number(points) }] : [];
  });
  return {
    earning,
    pointsPerUnit: fact('pointsPerUnit'),
    unitAmount: String(fact('unitAmount')),
    least: fact('least'),
    rules,
  };
}

function readRules(files: ReadonlyMap<string, string>, report: Report): Record<string, string> {
  const rules: Record<string, string> = {};
  for (const [path, content] of files) {
    const language = rulesPattern.exec(path)?.[1];
    if (language === undefined) continue;
    const { sections, problems } = renderMarkdown(content, (href) => {
      const problem = linkFault(href);
      return problem === undefined ? { href } : { problem };
    });
    for (const { line, words } of problems) report(path, line, words);
    rules[language] = sections.map(({ title, html }) => (title ? `<h3>${title}</h3>` : '') + html).join('');
  }
  return rules;
}

/** A head of numbers, and a table below it. */
function readTable(
  path: string,
  content: string,
  columns: readonly string[],
  report: Report,
): { fact: (name: string) => number; rows: Cells[] } | undefined {
  const file = parseArticleFile(content);
  if ('problem' in file) {
    report(path, file.line, file.problem);
    return undefined;
  }
  const lines = file.text
    .split('\n')
    .map((text, index) => ({ line: file.textLine + index, cells: cellsOf(text) }))
    .filter(({ cells }) => cells.length > 0);
  const [head, rule, ...rows] = lines;
  if (head?.cells.join() !== columns.join() || !rule?.cells.every((cell) => /^:?-+:?$/.test(cell))) {
    report(path, head?.line ?? 1, `the table begins with | ${columns.join(' | ')} |`);
    return undefined;
  }
  for (const { line, cells } of rows)
    if (cells.length !== columns.length) report(path, line, `the line has ${columns.length} cells`);
  return {
    rows,
    fact: (name) => {
      const found = file.facts.get(name);
      if (!found || !whole.test(found.value)) report(path, found?.line ?? 1, `${name} is a whole number`);
      return Number(found?.value ?? 0);
    },
  };
}

function cellsOf(text: string): string[] {
  const line = text.trim();
  if (!line.startsWith('|')) return [];
  return line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
}

/** Writes the settings that a folder had. */
export async function saveBrandSettings(
  db: Executor,
  merchantCode: string,
  changes: BrandSettings,
): Promise<void> {
  for (const [key, value] of Object.entries(changes)) {
    await db
      .insert(settings)
      .values({ merchantCode, key, value })
      .onConflictDoUpdate({ target: [settings.merchantCode, settings.key], set: { value } });
    invalidateCached(db, `${key}:${merchantCode}`);
  }
}

/** A brand's levels and points as files of its folder. */
export async function exportBrandSettings(db: Executor, merchantCode: string): Promise<Map<string, string>> {
  const vip = await settingOf(db, merchantCode, 'vipRules');
  const points = await settingOf(db, merchantCode, 'pointsRules');
  const files = new Map<string, string>();
  const { level, week, birthday } = vip.claimDays;
  files.set(
    vipFile,
    formatArticleFile(
      { levelDays: String(level), weekDays: String(week), birthdayDays: String(birthday) },
      tableOf(
        vipColumns,
        vip.levels.map((each) => vipColumns.map((name) => String(each[name]))),
      ),
    ),
  );
  files.set(
    pointsFile,
    formatArticleFile(
      {
        pointsPerUnit: String(points.pointsPerUnit),
        unitAmount: points.unitAmount,
        least: String(points.least),
      },
      tableOf(
        pointsColumns,
        points.earning.map((each) => pointsColumns.map((name) => String(each[name]))),
      ),
    ),
  );
  for (const [language, html] of Object.entries(points.rules))
    files.set(`points-rules/${language}.md`, `${html}\n`);
  return files;
}

const tableOf = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
