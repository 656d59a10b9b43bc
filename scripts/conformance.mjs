// @ts-check
// npm run conformance -- --platform https://api.brand.example --account mira [options]: tries a platform against the
// contract and says in words what its owner must change. Ends with 1 when something must, with 2 when it could not begin.
//   --platform <origin>    the platform to try
//   --account <username>   a member, with a password of its own; read from CONFORMANCE_PASSWORD or asked for
//   --agent <username>     an agent, for the calls of agents; CONFORMANCE_AGENT_PASSWORD or asked for
//   --merchant <code>      merchant that the accounts belong to (aurora)
//   --site <origin>        origin of the site, when it is not the platform's own: tries CORS as well
//   --writes               carries writes out as well: on a test platform, with accounts made for it
//   --only <area[,area]>   some areas or calls: --only cashier,wallet.balance
//   --padding <oaep|pkcs1> how the platform opens sealed keys (oaep)
//   --timeout <seconds>    how long an answer may take (15, as the site waits)
//   --json                 the report for programs
// npm run conformance -- wallet --platform <origin> --key <id> --session <session> --game <id> [--amount 100]
//   tries a platform against the vendors' wallet API (docs/wallet-api.md), in a session that `authenticate` gave
// npm run conformance -- vendor --address <url> --key <id> --player <player> --currency <code> [--amount 100]
//   tries the wallet of a vendor, in transfer mode
// npm run conformance -- client --port <port> --key <id> --game <id> --currency <code>
//   is a platform that loses answers, for a vendor's server to play against; WALLET_SECRET has the secret of the key for all three
import { createServer } from 'node:http';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { helpText, readOptions } from './help.mjs';
import { setupOrExit } from './setup.mjs';

/** @param {string} words @returns {never} */
function stop(words) {
  console.error(words);
  process.exit(2);
}

/** Asks without showing what is typed. @param {string} question */
async function askSecretly(question) {
  if (!process.stdin.isTTY) return undefined;
  process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: process.stdin, output: silent, terminal: true });
  const answer = await reader.question('');
  reader.close();
  process.stderr.write('\n');
  return answer;
}

/** @param {string} variable @param {string} username */
async function passwordOf(variable, username) {
  const password = process.env[variable] ?? (await askSecretly(`Password of ${username}: `));
  return password || stop(`The password of ${username} is read from ${variable}, which is empty.`);
}

/** @param {string | undefined} text @param {string} option */
function originOf(text, option) {
  if (text === undefined) return undefined;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    stop(`${option} takes an origin such as https://api.brand.example, and not ${text}.`);
  return new URL(text).origin;
}

/** @type {Promise<typeof import('./conformance/report')> | undefined} */
let reporting;
const loadReport = () => (reporting ??= tsImport('./conformance/report.ts', import.meta.url));

/** Prints a report and sets how the program ends. @param {import('./conformance/finding').Report} report */
async function tell(report) {
  const { writeReport } = await loadReport();
  console.log(values['json'] ? JSON.stringify(report, undefined, 2) : writeReport(report));
  process.exitCode = report.findings.some(({ severity }) => severity === 'must') ? 1 : 0;
}

/** Tries a wallet, of a platform or of a vendor, and ends. @param {string} what @returns {Promise<never>} */
async function tryWallet(what) {
  const secret = process.env['WALLET_SECRET'];
  if (what === 'client') return tryClient();
  const { key: id, session, game, player, currency, amount, address } = values;
  const of =
    what === 'wallet'
      ? [platform, session, game]
      : what === 'vendor'
        ? [address, player, currency]
        : [undefined];
  if (!id || of.includes(undefined)) stop(helpText());
  if (!secret) stop('The secret of the key is read from WALLET_SECRET, which is empty.');
  setupOrExit();
  const common = { key: { id, secret }, fetch };
  try {
    if (what === 'wallet') {
      /** @type {typeof import('./conformance/checkWallet')} */
      const { runWalletConformance } = await tsImport('./conformance/checkWallet.ts', import.meta.url);
      await tell(
        await runWalletConformance({ ...common, address: platform ?? '', session, game, stake: amount }),
      );
    } else {
      /** @type {typeof import('./conformance/checkVendor')} */
      const { runVendorConformance } = await tsImport('./conformance/checkVendor.ts', import.meta.url);
      await tell(await runVendorConformance({ ...common, address, player, currency, amount }));
    }
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'CannotBegin') throw error;
    stop(error.message);
  }
  process.exit();
}

/** Serves the platform that loses answers until everything was tried, then says what was found, and ends. @returns {Promise<never>} */
async function tryClient() {
  const secret = process.env['WALLET_SECRET'];
  const { key: id, game, currency, port } = values;
  if (!id || !secret || !game || !currency || !(Number(port) > 0)) stop(helpText());
  setupOrExit();
  /** @type {typeof import('./conformance/standInPlatform')} */
  const { betsOfRun, StandInPlatform } = await tsImport('./conformance/standInPlatform.ts', import.meta.url);
  /** @type {typeof import('./conformance/serveStandIn')} */
  const { serveStandIn } = await tsImport('./conformance/serveStandIn.ts', import.meta.url);
  // Before Ctrl-C, which also ends what loads it.
  await loadReport();
  const platform = new StandInPlatform({ key: { id, secret }, game, currency });
  createServer((request, response) => void serveStandIn(platform, request, response)).listen(Number(port));
  console.error(`Point your server at http://localhost:${port}, open your address with`);
  console.error(`  ?game=${game}&ticket=${platform.ticket}&lang=en`);
  console.error(`and play ${betsOfRun} rounds. Ctrl-C says what was found before that.`);
  /** @type {Promise<void>} */
  const isStopped = new Promise((resolve) => process.once('SIGINT', () => resolve()));
  const isDone = (async () => {
    while (platform.bets < betsOfRun) await setTimeout(500);
    // For what is sent again after a while.
    await setTimeout(30_000);
  })();
  await Promise.race([isStopped, isDone]);
  await tell(platform.report());
  process.exit();
}

/** @type {{ values: Record<string, any>, positionals: string[] }} */
const { values, positionals } = readOptions({
  allowPositionals: true,
  options: {
    key: { type: 'string' },
    session: { type: 'string' },
    game: { type: 'string' },
    address: { type: 'string' },
    port: { type: 'string' },
    player: { type: 'string' },
    currency: { type: 'string' },
    amount: { type: 'string' },
    platform: { type: 'string' },
    account: { type: 'string' },
    agent: { type: 'string' },
    merchant: { type: 'string', default: 'aurora' },
    site: { type: 'string' },
    writes: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    padding: { type: 'string', default: 'oaep' },
    timeout: { type: 'string', default: '15' },
    json: { type: 'boolean', default: false },
  },
});
const { tsImport } = await import('tsx/esm/api');
const platform = originOf(values['platform'], '--platform');
const [what] = positionals;
if (what !== undefined) await tryWallet(what);
if (!platform || !values['account']) stop(helpText());
if (!['oaep', 'pkcs1'].includes(values['padding'])) stop('--padding takes oaep or pkcs1.');
const timeout = Number(values['timeout']) * 1000;
if (!(timeout > 0)) stop('--timeout takes seconds.');
const member = {
  username: values['account'],
  password: await passwordOf('CONFORMANCE_PASSWORD', values['account']),
};
const agent = values['agent'] && {
  username: values['agent'],
  password: await passwordOf('CONFORMANCE_AGENT_PASSWORD', values['agent']),
};

setupOrExit();
/** @type {typeof import('./conformance/run')} */
const { runConformance } = await tsImport('./conformance/run.ts', import.meta.url);
const progress = process.stderr.isTTY && !values['json'];
try {
  const report = await runConformance({
    platform,
    merchant: values['merchant'],
    site: originOf(values['site'], '--site'),
    member,
    agent: agent || undefined,
    writes: values['writes'],
    only: values['only'].split(',').filter(Boolean),
    padding: values['padding'],
    timeout,
    fetch,
    onCall: progress ? (name) => process.stderr.write(`\r\u001B[K${name}`) : undefined,
  });
  if (progress) process.stderr.write('\r\u001B[K');
  await tell(report);
} catch (error) {
  // By its name: what tsImport loads, it loads anew each time.
  if (!(error instanceof Error) || error.name !== 'CannotBegin') throw error;
  stop(error.message);
}
