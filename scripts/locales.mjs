// @ts-check
// From words in code to words on screen: extracts the English messages, compiles every catalogue to an AST per
// language and area, and makes the two test languages. Does nothing when nothing has changed.
//   node scripts/locales.mjs           brings locales/en.json and locales/.generated up to date
//   node scripts/locales.mjs --check   also fails if a file it writes is not committed or a message is malformed
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { mirror } from './locales-mirror.mjs';
import { messagesIn } from './messages-in.mjs';
import { reviewFile } from './locales-reviews.mjs';
import { putFile } from './put-file.mjs';
import { isProgram, readText, root } from './root.mjs';

const catalogueDir = join(root, 'locales');
const generatedDir = join(catalogueDir, '.generated');
const stampPath = join(generatedDir, 'stamp');
const formatjs = join(root, 'node_modules/@formatjs/cli/bin/formatjs');
const source = 'en';
const catalogueName = /^[a-z]{2,3}(-[A-Z]{2})?\.json$/;
const messageFile = /(^|[\\/.])messages\.ts$/;

/**
 * Areas that every page needs, and the small one of the home page, which a second request would hold up; they travel with
 * the language itself, the others when a page asks.
 */
const startAreas = ['ds', 'error', 'home', 'notice', 'shell'];

/**
 * Words of refusals, which come with the first answer that refuses something: there will be more with every page. Those
 * that the site says by itself, without an answer, stay in the start.
 */
const refusals = new Set(
  [...fs.readFileSync(join(root, 'contract/refusals.ts'), 'utf8').matchAll(/'(error\.\w+)'/g)]
    .map(([, id]) => id)
    .filter(
      (id) => !/^error\.(affiliate|gameClosed|limit|platform|registerClosed|session|sms)/.test(String(id)),
    ),
);

/** The part of the catalogue in which a message comes: the first segment of its id, and `refusal`. */
const areaOf = (/** @type {string} */ id) => (refusals.has(id) ? 'refusal' : id.slice(0, id.indexOf('.')));

/** @typedef {Record<string, string>} Catalogue id → ICU message */
/** @typedef {Record<string, unknown[]>} Compiled id → parsed message */

/** @param {string} path */
const readJson = (path) => JSON.parse(fs.readFileSync(path, 'utf8'));

/** @param {string} a @param {string} b */
const byCodePoint = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

/** @param {Record<string, unknown>} record */
export const sorted = (record) =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => byCodePoint(a, b)));

/** How a catalogue stands on disk: sorted by id, one message a line. @param {Record<string, unknown>} record */
export const catalogueText = (record) => `${JSON.stringify(sorted(record), null, 2)}\n`;

/** The message files of the source, in a fixed order. */
export function messageFiles() {
  return fs
    .readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => messageFile.test(name))
    .map((name) => join('src', name).replaceAll('\\', '/'))
    .sort(byCodePoint);
}

/** The tags that have a catalogue on disk. */
export function catalogueTags() {
  return fs
    .readdirSync(catalogueDir)
    .filter((name) => catalogueName.test(name))
    .map((name) => basename(name, '.json'))
    .sort(byCodePoint);
}

/** @param {string[]} files */
function stampOf(files) {
  const hash = createHash('sha256');
  const own = ['locales.mjs', 'locales-mirror.mjs', 'locales-reviews.mjs', 'messages-in.mjs'].map((name) =>
    join('scripts', name),
  );
  const catalogues = catalogueTags().map((tag) => `locales/${tag}.json`);
  const inputs = [...files, ...own, ...catalogues, 'locales/descriptions.json', 'package-lock.json'];
  for (const tag of catalogueTags())
    if (fs.existsSync(reviewFile(tag))) hash.update(fs.readFileSync(reviewFile(tag)));
  for (const path of inputs) {
    hash.update(`${path}\0`);
    if (fs.existsSync(join(root, path))) hash.update(fs.readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}

/** @param {string[]} args */
function runFormatjs(...args) {
  try {
    execFileSync(process.execPath, [formatjs, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    const said = String(/** @type {{ stderr?: Buffer }} */ (error).stderr ?? error);
    // The tool prints the place within its own bundle under what it has to say.
    throw new Error(said.replaceAll(/\n\s+at .*/g, '').trim(), { cause: error });
  }
}

/**
 * What the source says now.
 * @param {string[]} files
 * @returns {{ english: Catalogue, descriptions: Catalogue }}
 */
function extract(files) {
  const found = files.flatMap((file) => messagesIn(readText(file), file));
  /** @type {Map<string, import('./messages-in.mjs').FoundMessage>} */
  const byId = new Map();
  for (const message of found) {
    const other = byId.get(message.id);
    if (other && (other.text !== message.text || other.note !== message.note))
      throw new Error(`${message.file}: ${message.id} is defined differently in ${other.file}.`);
    byId.set(message.id, message);
  }
  return {
    english: Object.fromEntries([...byId].map(([id, { text }]) => [id, text])),
    descriptions: Object.fromEntries([...byId].flatMap(([id, { note }]) => (note ? [[id, note]] : []))),
  };
}

/** @param {string} tag */
const relatives = (tag) => (tag === 'zh-HK' ? ['zh-HK', 'zh-TW', source] : [tag, source]);

/**
 * @param {Record<string, Catalogue>} catalogues @param {string} scratch
 * @returns {{ compiled: Record<string, Compiled>, broken: string[] }}
 */
function compile(catalogues, scratch) {
  const [from, to] = [join(scratch, 'in'), join(scratch, 'out')];
  fs.mkdirSync(from);
  fs.mkdirSync(to);
  for (const [tag, messages] of Object.entries(catalogues))
    fs.writeFileSync(join(from, `${tag}.json`), JSON.stringify(messages));
  // Without --format simple the tool writes {} and reports success. With --skip-errors it leaves malformed messages
  // out, which is how we learn their names: its own error tells neither the file nor the id.
  runFormatjs('compile-folder', '--format', 'simple', '--ast', '--skip-errors', from, to);
  const pseudo = join(to, 'en-XA.json');
  const pseudoArgs = ['--ast', '--skip-errors', '--pseudo-locale', 'en-XA', '--out-file', pseudo];
  runFormatjs('compile', '--format', 'simple', ...pseudoArgs, join(from, `${source}.json`));

  /** @type {Record<string, Compiled>} */
  const compiled = { 'en-XA': readJson(pseudo) };
  for (const tag of Object.keys(catalogues)) compiled[tag] = readJson(join(to, `${tag}.json`));
  compiled['ar-XB'] = Object.fromEntries(
    Object.entries(compiled[source] ?? {}).map(([id, message]) => [id, mirror(message)]),
  );
  const broken = Object.entries(catalogues).flatMap(([tag, messages]) =>
    Object.keys(messages)
      .filter((id) => !compiled[tag]?.[id])
      .map((id) => `locales/${tag}.json: ${id} is not a valid ICU message: ${messages[id]}`),
  );
  return { compiled, broken };
}

/**
 * Messages in fewer bytes, as they travel with the language: each prefix of ids once, a text without its type.
 * @param {Compiled} messages
 */
function pack(messages) {
  /** @type {Record<string, Record<string, unknown>>} */
  const groups = {};
  for (const [id, parts] of Object.entries(messages)) {
    const end = id.lastIndexOf('.') + 1;
    const texts = parts.map((part) => {
      const { type, value } = /** @type {{ type: number, value: string }} */ (part);
      return type === 0 ? value : part;
    });
    (groups[id.slice(0, end)] ??= {})[id.slice(end)] = texts.length === 1 && typeof texts[0] === 'string' ? texts[0] : texts; // prettier-ignore
  }
  return groups;
}

/** The way back from `pack`, which runs in the page. */
const unpack = `(groups) => Object.fromEntries(Object.entries(groups).flatMap(([prefix, texts]) =>
  Object.entries(texts).map(([key, parts]) => [
    prefix + key,
    [parts].flat().map((part) => (typeof part === 'string' ? { type: 0, value: part } : part)),
  ])))`;

/** @param {Record<string, Compiled>} compiled @param {string[]} ids */
function writeGenerated(compiled, ids) {
  const areas = [...new Set(ids.map(areaOf))].sort(byCodePoint);
  const eager = areas.filter((area) => startAreas.includes(area));
  const lazy = areas.filter((area) => !startAreas.includes(area));
  const areasOfIndex = [
    'export const areas = {',
    ...lazy.map((area) => `  ${area}: () => import('./${area}.json').then((module) => module.default),`),
    '};\n',
  ];
  for (const tag of Object.keys(compiled)) {
    const dir = join(generatedDir, tag);
    fs.mkdirSync(dir, { recursive: true });
    /** @type {Compiled} */
    const start = {};
    for (const area of areas) {
      const messages = ids
        .filter((id) => areaOf(id) === area)
        .map((id) => {
          // Filled in here and not on screen: a build without a parser must never meet a message that it has to parse.
          const from = relatives(tag).find((relative) => compiled[relative]?.[id]) ?? source;
          return [id, compiled[from]?.[id]];
        });
      const table = Object.fromEntries(messages);
      if (eager.includes(area)) Object.assign(start, table);
      putFile(join(dir, `${area}.json`), JSON.stringify(table));
    }
    const packed = `export const start = (${unpack})(${JSON.stringify(pack(start))});`;
    putFile(join(dir, 'index.js'), [packed, ...areasOfIndex].join('\n'));
    const wanted = new Set([...areas.map((area) => `${area}.json`), 'index.js']);
    for (const name of fs.readdirSync(dir))
      if (!wanted.has(name)) fs.rmSync(join(dir, name), { force: true });
  }
}

/**
 * Brings en.json, descriptions.json, the order of every catalogue, and the compiled catalogues up to date.
 * @returns {{ fresh: boolean, broken: string[], messages: number, tags: number }} `broken`: messages that are shown in
 * English because theirs is malformed.
 */
export function syncLocales() {
  const files = messageFiles();
  const stamp = stampOf(files);
  if (fs.existsSync(stampPath) && fs.readFileSync(stampPath, 'utf8') === stamp)
    return { fresh: true, broken: [], messages: 0, tags: 0 };

  const scratch = fs.mkdtempSync(join(tmpdir(), 'locales-'));
  try {
    const { english, descriptions } = extract(files);
    const tags = catalogueTags();
    /** @type {Record<string, Catalogue>} */
    const catalogues = Object.fromEntries(
      tags.map((tag) => [tag, tag === source ? english : readJson(join(catalogueDir, `${tag}.json`))]),
    );
    const written = { ...catalogues, [source]: english, descriptions };
    for (const [name, record] of Object.entries(written))
      putFile(join(catalogueDir, `${name}.json`), catalogueText(record));
    const { compiled, broken } = compile(catalogues, scratch);
    const ids = Object.keys(english).sort(byCodePoint);
    const unusable = broken.filter((line) => line.startsWith(`locales/${source}.json`));
    if (unusable.length > 0) throw new Error(unusable.join('\n'));
    fs.mkdirSync(generatedDir, { recursive: true });
    writeGenerated(compiled, ids);
    if (broken.length === 0) putFile(stampPath, stampOf(files));
    return { fresh: false, broken, messages: ids.length, tags: Object.keys(compiled).length };
  } finally {
    fs.rmSync(scratch, { recursive: true, force: true });
  }
}

/** Written files that differ from the last commit although the messages in the source do not. */
function uncommitted() {
  try {
    const status = execFileSync(
      'git',
      ['status', '--porcelain', '--untracked-files=all', '--', 'src', 'locales'],
      {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    const paths = status.split('\n').map((line) => line.slice(3));
    const isWorkInProgress = paths.some((path) => messageFile.test(path));
    return isWorkInProgress ? [] : paths.filter((path) => /^locales\/(en|descriptions)\.json$/.test(path));
  } catch {
    // Without git, as in an unpacked archive, there is no commit to compare with.
    return [];
  }
}

if (isProgram(import.meta.url)) {
  try {
    const { fresh, broken, messages, tags } = syncLocales();
    for (const line of broken) console.error(line);
    if (!fresh) console.log(`Compiled ${messages} messages for ${tags} languages.`);
    if (process.argv.includes('--check')) {
      (await import('./locales-report.mjs')).lacking();
      const forgotten = uncommitted();
      for (const path of forgotten)
        console.error(`${path} does not follow from the committed source; commit it too.`);
      if (forgotten.length + broken.length > 0) process.exitCode = 1;
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
