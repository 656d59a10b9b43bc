// @ts-check
// What a newcomer does, in a copy of the repository that goes away: a brand from nothing to the site, by the commands of
// the README. Ends with 1 when a call is refused, a picture is missing, or it takes longer than five minutes.
//   node scripts/brands/newcomer.mjs
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { freePort } from '../../sandbox/node/freePort.mjs';
import { root } from '../root.mjs';
import { setupOrExit } from '../setup.mjs';

setupOrExit();
const { launchBrowser } = await import('../browser.mjs');
const began = Date.now();
const seconds = () => Math.round((Date.now() - began) / 1000);

const home = mkdtempSync(join(tmpdir(), 'newcomer-'));
const left = new Set('node_modules dist visual bench storybook-static .git .data .cache'.split(' '));
cpSync(root, home, { recursive: true, filter: (path) => path === root || !left.has(basename(path)) });
symlinkSync(join(root, 'node_modules'), join(home, 'node_modules'), 'junction');

/** @type {string[]} */
const problems = [];
/** @type {import('node:child_process').ChildProcess | undefined} */
let site;

/** A script of the copy, as npm runs it. @param {string} script @param {string[]} args */
function run(script, ...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(home, 'scripts', script), ...args], {
    cwd: home,
    encoding: 'utf8',
    input: '',
  });
  if (status !== 0) throw new Error(`scripts/${script} failed:\n${stdout}${stderr}`);
}

/** Starts the site and gives its address. */
async function start() {
  const [port, gamePort] = [await freePort(), await freePort()];
  const started = spawn(process.execPath, [join(home, 'scripts/start.mjs')], {
    cwd: home,
    env: { ...process.env, PORT: String(port), GAME_PORT: String(gamePort), DATA_DIR: join(home, '.data') },
  });
  site = started;
  let said = '';
  await new Promise((resolve, reject) => {
    const hear = (/** @type {Buffer} */ words) => {
      said += words.toString();
      if (said.includes('Ctrl-C stops it')) resolve(undefined);
    };
    started.stdout.on('data', hear);
    started.stderr.on('data', hear);
    started.on('exit', () => reject(new Error(`npm start ended:\n${said}`)));
  });
  return `http://localhost:${port}`;
}

try {
  run(
    'brands/new.mjs',
    ...'mine --name Mine --accent #e0457b --currency JPY --time-zone Asia/Tokyo'.split(' '),
  );
  run('tokens-check.mjs', 'mine');
  console.log(`The brand is there and holds after ${seconds()} s.`);
  const origin = await start();
  console.log(`The site is up after ${seconds()} s.`);
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} for ${response.url()}`);
  });
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(`${origin}/?brand=mine&lang=en`);
  await page.getByRole('button', { name: /18/ }).click();
  await page.getByRole('heading', { name: 'Welcome to Mine' }).first().waitFor({ timeout: 30_000 });
  if ((await page.locator('html').getAttribute('data-brand')) !== 'mine')
    problems.push('The page is another brand’s.');
  await page.goto(`${origin}/login?brand=mine&lang=en`);
  await page.getByRole('textbox', { name: 'Username' }).first().fill('mira');
  await page.locator('input[type=password]').first().fill('harbour-light');
  await page.keyboard.press('Enter');
  // Yen have no decimals.
  await page
    .getByText(/^.?[¥￥][\d,]+$|^[¥￥]$/)
    .first()
    .waitFor({ timeout: 30_000 });
  await browser.close();
} catch (error) {
  problems.push(error instanceof Error ? error.message : String(error));
} finally {
  if (site?.exitCode === null) {
    const ended = new Promise((resolve) => site?.on('exit', resolve));
    site.kill('SIGTERM');
    await ended;
  }
  rmSync(home, { recursive: true, force: true });
}
const took = seconds();
if (took > 300) problems.push(`It took ${took} s; five minutes are promised.`);
for (const problem of problems) console.error(problem);
console.log(
  `From nothing to the site in ${took} s, ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}.`,
);
if (problems.length > 0) process.exitCode = 1;
