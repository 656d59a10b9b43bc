// @ts-check
/* eslint-disable max-lines -- one row for each trial */
// npm test -- --only trials: what people elsewhere complained about in products of this kind, tried here. Runs the test
// that holds each and prints them as a table of kind, input, and whether the right thing came of it.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { reportOf, vitestArgs } from './vitest.mjs';

/**
 * @typedef {object} Trial
 * @property {string} kind what it is an example of
 * @property {string} input what is done
 * @property {string} right what has to come of it
 * @property {string} file where the test is
 * @property {string} title its title, or that of a test which is run for several inputs
 */

/** @type {readonly Trial[]} */
export const trials = [
  {
    kind: 'pasted phone',
    input: '+84 912 480 377 between marks that nobody sees, over Singapore',
    right: 'Vietnam, 912480377',
    file: 'src/design-system/components/PhoneField/PhoneField.stories.tsx',
    title: 'takes number and country of what is pasted',
  },
  {
    kind: 'shared codes',
    input: '+1 212, +1 416, +7 916, +7 701, +262 639',
    right: 'US, CA, RU, KZ, YT, all digits there',
    file: 'src/design-system/components/PhoneField/readPhone.test.ts',
    title: 'takes %s with %s chosen for %s',
  },
  {
    kind: 'zeros',
    input: 'the number of every country in each of its writings',
    right: 'E.164; a zero in front goes only where the plan says so',
    file: 'src/design-system/components/PhoneField/readPhone.test.ts',
    title: 'reads the number of every country in each of its writings',
  },
  {
    kind: 'composition',
    input: '１ １２ １２３ by an input method',
    right: '123, once',
    file: 'src/design-system/components/PhoneField/PhoneField.stories.tsx',
    title: 'writes the digits of an input method once',
  },
  {
    kind: 'search and IME',
    input: 'Escape and Enter while composing in a search',
    right: 'only the composition ends',
    file: 'src/design-system/components/SearchField/SearchField.stories.tsx',
    title: 'leaves Enter and Escape to an input method while it composes',
  },
  {
    kind: 'pasted amounts',
    input: '50.000đ, 50.000,00, Rp 50.000 and others',
    right: '50,000',
    file: 'src/design-system/components/MoneyField/moneyText.test.ts',
    title: '%s reads %s',
  },
  {
    kind: 'the book’s stake',
    input: '100000.55 in dong, 5.555 in dollars',
    right: 'refused by the page',
    file: 'demo/game-provider/client/stakeText.test.ts',
    title: '%s refuses the stake %s',
  },
  {
    kind: 'the book’s stake',
    input: 'the same, sent by somebody’s own program',
    right: 'refused by the platform',
    file: 'demo/game-provider/finerStakes.test.ts',
    title: 'is not taken by %s',
  },
  {
    kind: 'photos',
    input: 'JPEG 40×20, Orientation 6, as a proof',
    right: 'upright, 20×40, without a place',
    file: 'sandbox/services/hostileImages.test.ts',
    title: 'keeps a photograph as its camera was held, without the place',
  },
  {
    kind: 'translated page',
    input: 'every text in <font><font>, the balance refreshed',
    right: 'no error, the value changes',
    file: 'e2e/translated.test.ts',
    title: 'a page that the browser translates goes on: its balance, and the pages that it leads to',
  },
  {
    kind: 'frames',
    input: 'a game that asks, sends forms and opens its rules',
    right: 'allowed; leaving the page is not',
    file: 'src/features/frameRights.test.ts',
    title:
      'a game may ask, send forms, open its rules and lock pointer and orientation, and never leave the page',
  },
  {
    kind: 'PIN',
    input: 'transaction password with a login saved',
    right: 'not filled in, not offered to save',
    file: 'src/features/cashier/TransactionPasswordPrompt.stories.tsx',
    title: 'is neither filled in nor offered to be saved by a browser that keeps a login',
  },
  {
    kind: 'agent’s money',
    input: 'an agent sends more than the receiver’s deposit limit',
    right: 'refused, and what is below it counts',
    file: 'sandbox/services/saferPlay/moneyIn.test.ts',
    title: 'does not pass the receiver’s deposit limit, and counts towards it',
  },
  {
    kind: 'excluded again',
    input: 'same name and birthday, another address',
    right: 'closed until the operator decides',
    file: 'sandbox/services/saferPlay/excludedAgain.test.ts',
    title: 'has games and deposits closed under the same name and birthday, until the operator decides',
  },
  {
    kind: 'chase',
    input: 'five draws, then an exclusion',
    right: 'no further stake, the rest back at once',
    file: 'sandbox/services/saferPlay/laterStakes.test.ts',
    title: 'ends a chase: no further stake, and the rest is back at once',
  },
  {
    kind: 'clocks',
    input: 'a device 45 minutes off',
    right: 'the platform’s time from the first reply on',
    file: 'src/app/boot/platformClock.test.ts',
    title: 'a device whose clock is wrong reckons by the platform, from the first reply on',
  },
  {
    kind: 'business day',
    input: 'browsers from Kiritimati to Los Angeles',
    right: 'the brand’s day',
    file: 'src/design-system/patterns/Calendar/businessZone.test.ts',
    title: 'a day of the brand stays that day everywhere',
  },
  {
    kind: 'marks',
    input: 'เงิน and เงน, दिल and दल, バカラ and ハカラ',
    right: 'different words',
    file: 'contract/foldName.test.ts',
    title: 'keeps apart what is another word in %s: %s and %s',
  },
  {
    kind: 'widths',
    input: 'Ｏｗｌ, ﾊﾞｶﾗ, ばから',
    right: 'as owl and バカラ',
    file: 'contract/foldName.test.ts',
    title: 'takes %s for the same: %s',
  },
  {
    kind: 'look-alikes',
    input: 'nickname mira with a sign of no width',
    right: 'refused',
    file: 'sandbox/services/security/checkNickname.test.ts',
    title: 'a sign that nobody sees is refused: %j',
  },
  {
    kind: 'engines',
    input: 'en-CA that answers with slashes',
    right: 'the day all the same',
    file: 'src/app/routes/reportPeriod.test.ts',
    title: 'the day does not depend on how any language writes its dates',
  },
  {
    kind: 'formulas',
    input: '＝1+1 as the name of an account',
    right: 'text',
    file: 'sandbox/edge/csvReply.test.ts',
    title:
      'a cell that a person wrote is no formula, whichever form its first sign has and whatever stands unseen before',
  },
  {
    kind: 'tree',
    input: 'totals of every level of a team',
    right: 'equal to the sums of what is below',
    file: 'sandbox/services/team/team.test.ts',
    title: 'adds up at every level, by balance and by head',
  },
  {
    kind: 'tree',
    input: 'ids of another tree, and of none',
    right: '"unknown" alike',
    file: 'sandbox/services/team/team.test.ts',
    title: 'shows nobody else: uplines, other teams and other brands are unknown',
  },
  {
    kind: 'folders',
    input: 'a clone in a folder that the site cannot be built in',
    right: 'named at once, with what to do',
    file: 'scripts/setup.test.mjs',
    title:
      'a folder that the site cannot be built in is named at once, with what to do, before anything is installed',
  },
  {
    kind: 'wrong clock of a server',
    input: 'a second process that is off, a bet after the outcome',
    right: 'no bets there, the other goes on',
    file: 'sandbox/testing/clocks.test.ts',
    title:
      'a process whose clock is off takes no bets and says so to player, operator and log; the other one goes on',
  },
  {
    kind: 'frozen process',
    input: 'one of two inside a transaction',
    right: 'cut off, the other goes on',
    file: 'sandbox/node/connect.test.ts',
    title:
      'a process that is frozen while it holds a transaction is cut off, and nobody who reads waits for it',
  },
  {
    kind: 'no full screen',
    input: 'an iPhone’s browser, a slot at 390 px',
    right: 'no button for it, the game fills the window',
    file: 'src/features/game/GameScreen.stories.tsx',
    title: 'has no button for full screen, and the game fills the window',
  },
  {
    kind: 'Back',
    input: 'a game whose frame goes on three times; Back, then the site’s arrow',
    right: 'the lobby at the same place, both times',
    file: 'e2e/device.test.ts',
    title: 'Back and the site’s arrow leave a game at once, however often its frame has gone on',
  },
  {
    kind: 'reader’s size',
    input: 'browser default of 24 px',
    right: 'type grows by half, nothing is cut',
    file: 'e2e/device.test.ts',
    title: 'type follows the size that a reader has set, and nothing is cut',
  },
  {
    kind: 'focus',
    input: 'the second message of a list deleted by keyboard',
    right: 'the focus on the next row',
    file: 'e2e/device.test.ts',
    title: 'who deletes a message by keyboard stands on the next one',
  },
  {
    kind: 'dates by keyboard',
    input: '03112026 typed in Arabic, arrow up twice',
    right: 'day 3, month 11; the page stays',
    file: 'src/design-system/components/DateRangePicker/DateRangePicker.stories.tsx',
    title: 'is typed in Arabic, the day first, and the page stays',
  },
  {
    kind: 'duplicated tab',
    input: 'a payment with a wrong password, sent again from a copy of its tab',
    right: 'one payment; the second says that it is the earlier one',
    file: 'src/app/data/personScope.test.ts',
    title:
      'money is asked for under one key until the platform has said that it is done, whatever answers got lost',
  },
  {
    kind: 'draw numbers',
    input: 'quick draws at 00:30 in the lottery’s zone',
    right: 'today’s date, from 0001',
    file: 'sandbox/services/lottery/schedule.test.ts',
    title: 'half an hour past midnight it has the number of today, counted from midnight there',
  },
  {
    kind: 'summer',
    input: 'July of a brand in London, read in December',
    right: 'UTC+1; a period over the change names the zone',
    file: 'sandbox/services/records/reportPeriod.test.ts',
    title: 'the label of a period in London is true: %s',
  },
  {
    kind: 'tall lists',
    input: '700,000 rows, Ctrl+End, and back',
    right: 'the last row, the first, and all between',
    file: 'src/design-system/components/DataGrid/DataGrid.stories.tsx',
    title: 'shows the last row, the first, and all between',
  },
  {
    kind: 'languages that a browser lacks',
    input: 'dates and lengths of time in Khmer, Lao, Burmese, Nepali, Sinhala, Mongolian, Kazakh and Uzbek',
    right: 'figures or words of the language, never of another',
    file: 'src/design-system/components/DateTime/DateTime.stories.tsx',
    title: 'says nothing in another language: Uzbek',
  },
  {
    kind: 'spreadsheets',
    input: 'CSV for readers of every language, de among them',
    right: 'columns, amounts and headings as their spreadsheet reads them',
    file: 'src/app/sheet/sheetFile.test.ts',
    title: '%s reads its numbers, and every line has as many cells',
  },
  {
    kind: 'Safari on http',
    input: 'WebKit, the site on http://localhost',
    right: 'logged in',
    file: 'e2e/tour.test.ts',
    title: 'a member logs in, with a captcha after a wrong password',
  },
  {
    kind: 'Firefox’s games',
    input: 'Firefox, a slot, a spin and a quarter of a minute',
    right: 'round and minutes in the site’s bar, and no “takes longer”',
    file: 'e2e/tour.test.ts',
    title: 'a member spins a slot in its frame, and is back at the same place of the hall',
  },
  {
    kind: 'Firefox’s Back',
    input: 'a hall at 1,500 px, a game, Back',
    right: 'the same place of the hall',
    file: 'e2e/tour.test.ts',
    title: 'a member spins a slot in its frame, and is back at the same place of the hall',
  },
];

/** What a test that runs for several inputs is called at each, from its title. @param {string} title */
export const titlePattern = (title) =>
  title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/%[sdj]/g, '.*');

/**
 * How each went, from Vitest's report.
 * @param {{ testResults?: { name: string, assertionResults: { title: string, status: string }[] }[] }} report
 */
export function outcomesOf({ testResults = [] }) {
  return trials.map((trial) => {
    const title = new RegExp(`^${titlePattern(trial.title)}$`);
    const ran = testResults
      .filter(({ name }) => name.replaceAll('\\', '/').endsWith(trial.file))
      .flatMap(({ assertionResults }) => assertionResults)
      .filter((one) => title.test(one.title) && ['passed', 'failed'].includes(one.status));
    const isRight = ran.length > 0 && ran.every(({ status }) => status === 'passed');
    return { ...trial, outcome: isRight ? 'yes' : ran.length > 0 ? 'NO' : 'did not run' };
  });
}

/** Prints a table of kind, input and right. @param {ReturnType<typeof outcomesOf>} outcomes */
function printTrials(outcomes) {
  const columns = /** @type {const} */ (['kind', 'input', 'right', 'outcome']);
  const rows = [{ kind: 'kind', input: 'input', right: 'right', outcome: 'held' }, ...outcomes];
  const widths = columns.map((id) => Math.max(...rows.map((row) => row[id].length)));
  for (const row of rows) console.log(columns.map((id, at) => row[id].padEnd(widths[at] ?? 0)).join('  '));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const projects = ['unit', 'sandbox', 'stories', 'e2e', 'tour'].flatMap((name) => ['--project', name]);
  const files = [...new Set(trials.map(({ file }) => file))];
  const titles = trials.map(({ title }) => titlePattern(title)).join('|');
  const { status } = spawnSync(
    process.execPath,
    vitestArgs('trials', [...projects, ...files, '-t', titles]),
    { cwd: fileURLToPath(new URL('..', import.meta.url)), stdio: 'inherit' },
  );
  const outcomes = outcomesOf(JSON.parse(readFileSync(reportOf('trials'), 'utf8')));
  printTrials(outcomes);
  process.exitCode = outcomes.every(({ outcome }) => outcome === 'yes') ? (status ?? 1) : 1;
}
