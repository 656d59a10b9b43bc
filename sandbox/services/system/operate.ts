import { desc, eq } from 'drizzle-orm';
import { humanActions, isHost, type WhitelabelModule } from '#contract';
import { announcements, clientErrors, merchants, outbox, throttles } from '../../db/schema';
import { settingOf } from '../settings';
import { countryCodes } from '../start/countryCodes';
import { acts } from './actLog';
import { account, code } from './operateAccounts';
import { address } from './operateAddresses';
import { bonus } from './operateBonus';
import { breaks, forgotten, login, proof, protection } from './operateSettings';
import { chat } from './operateChats';
import { content } from './operateContent';
import { feedback } from './operateFeedback';
import { houseContract, settle } from './operateContracts';
import { months } from './operateMonths';
import { points } from './operatePoints';
import { applications } from './operatePromotions';
import { resource, service } from './operateLinks';
import { secrets } from './operateSecrets';
import { reviews } from './operateReviews';
import { sessions } from './operateSessions';
import { storage } from './operateStorage';
import { owing, result, results } from './operateResults';
import { vendor, wallets } from './operateVendors';
import { setEverywhere } from './setEverywhere';
import {
  clearing,
  listOpenDeposits,
  listOpenWithdrawals,
  operateDeposit,
  operateWithdrawal,
} from './operateCashier';
import { readClientErrors } from '../support/reportError';
import { checkShape, shapes, untilOf, type CommandName } from './commandShape';
import { help } from './help';
import { isOnWord, Misunderstood, oneOf, tellList, type Command, type Operator } from './operator';
import { readRule } from './rule';
import { phoneAuthFaults } from './phoneAuthFaults';
import { isShut, readSystemState, switchState, type SystemState } from './state';

/** Carries out what an operator typed, and answers in words. Throws `Misunderstood`. */
export async function operate(operator: Operator, words: readonly string[]): Promise<string> {
  const [name = 'help', ...rest] = words;
  if (!Object.hasOwn(commands, name))
    throw new Misunderstood(`There is no "${name}". What there is:\n${help}`);
  const known = name as CommandName;
  checkShape(known, rest, shapes[known]);
  return commands[known](operator, rest);
}

const commands = {
  help: () => Promise.resolve(help),
  maintenance,
  region,
  address,
  visitor: (operator, [country]) => setRegion(operator, (now) => ({ ...now, visitor: countryOf(country) })),
  flag,
  async register(operator, [word]) {
    await setEverywhere(operator, 'register', () => isOnWord(word));
    return `Registration is ${isOnWord(word) ? 'open' : 'closed'}.`;
  },
  async rule(operator, words) {
    const { field, rule } = readRule(words);
    await setEverywhere(operator, 'registerRules', (rules) => ({ ...(rules as object), [field]: rule }));
    if (!rule) return `${field} is not asked for.`;
    const { patternId, minLength, maxLength, required } = rule;
    return `${field} takes ${patternId} of ${minLength} to ${maxLength}, ${required ? 'required' : 'optional'}.`;
  },
  async human(operator, [word, ...actions]) {
    if (word === 'for') {
      await switchState(
        operator,
        'humanActions',
        actions.map((action) => oneOf(action, humanActions)),
      );
      return `People are verified for ${actions.join(', ') || 'nothing'}.`;
    }
    const mode = oneOf(word, ['puzzle', 'fixed', 'off'] as const);
    await switchState(operator, 'human', mode);
    return `Human verification: ${mode}.`;
  },
  async firebase(operator, [word, fault]) {
    if (word === 'fails') {
      const name = oneOf(fault, [...phoneAuthFaults, 'never'] as const);
      await switchState(operator, 'phoneAuthFault', name === 'never' ? '' : name);
      return name === 'never' ? "Firebase's stand-in works." : `Firebase's stand-in answers ${name}.`;
    }
    await switchState(operator, 'phoneAuth', isOnWord(word));
    return `Firebase's stand-in is ${isOnWord(word) ? 'on' : 'off'}.`;
  },
  proof,
  forgotten,
  breaks,
  protection,
  login,
  domains,
  popup,
  account,
  sessions,
  code,
  outbox: listOutbox,
  clearing,
  deposits: listOpenDeposits,
  deposit: operateDeposit,
  withdrawals: listOpenWithdrawals,
  withdrawal: operateWithdrawal,
  async errors(operator, [word]) {
    if (word === 'clear') {
      await operator.db.delete(clientErrors);
      return 'No faults are kept.';
    }
    const found = await readClientErrors(operator.db, Math.min(200, Number(word) || 20));
    return tellList(
      operator,
      'errors',
      found.map(({ count, area, message, stack, release, lastAt }) => ({
        ...{ count, area, message, stack, release },
        lastAt: lastAt.toISOString(),
      })),
      ({ count, area, message, stack, release, lastAt }) =>
        `${lastAt}  ${count} ×  ${area}  ${message}\n  ${release}\n  ${stack.split('\n').slice(0, 4).join('\n  ')}`,
      'No browser has told of a fault.',
    );
  },
  async throttles({ db }, [word]) {
    oneOf(word, ['clear'] as const);
    await db.delete(throttles);
    return 'All counted tries are forgotten.';
  },
  acts,
  secrets,
  months,
  storage,
  content,
  resource,
  service,
  chat,
  feedback,
  settle,
  contract: houseContract,
  applications,
  bonus,
  reviews,
  points,
  wallets,
  vendor,
  results,
  result,
  owing,
  status,
} satisfies Readonly<Record<CommandName, Command>>;

async function maintenance(operator: Operator, words: readonly string[]): Promise<string> {
  const on = isOnWord(words[0]);
  const now = operator.clock.now();
  const [from, until] = ['--from', '--until'].map((flag) => untilOf(words, now, flag)?.toISOString());
  if (from && until && until <= from) throw new Misunderstood('--until has to lie after --from.');
  await switchState(operator, 'maintenance', {
    on,
    ...(on && from && { from }),
    ...(on && until && { until }),
  });
  if (!on) return 'Maintenance is off.';
  return `Maintenance ${from ? `begins at ${from}` : 'is on'}${until ? `${from ? ' and ends at' : ' until'} ${until}` : ''}.`;
}

async function region(operator: Operator, [verb, country]: readonly string[]): Promise<string> {
  const isBlock = oneOf(verb, ['block', 'allow'] as const) === 'block';
  const code = countryOf(country);
  return setRegion(operator, (now) => {
    const others = now.blocked.filter((each) => each !== code);
    return { ...now, blocked: isBlock ? [...others, code] : others };
  });
}

async function setRegion(
  operator: Operator,
  change: (now: SystemState['region']) => SystemState['region'],
): Promise<string> {
  const next = change((await readSystemState(operator.db)).region);
  await switchState(operator, 'region', next);
  return `Visitors come from ${next.visitor}; kept out: ${next.blocked.join(', ') || 'nobody'}.`;
}

async function flag(operator: Operator, [module, word]: readonly string[]): Promise<string> {
  const on = isOnWord(word);
  const known = flagsIn(await settingOf(operator.db, await anyMerchant(operator), 'whitelabel'));
  if (module === undefined || !known.some(({ modId }) => modId === module))
    throw new Misunderstood(`Flags are ${known.map(({ modId }) => modId).join(', ')}.`);
  await setEverywhere(operator, 'whitelabel', (tree) => switched(tree as WhitelabelModule[], module, on));
  return `${module} is ${on ? 'on' : 'off'}.`;
}

async function domains(operator: Operator, words: readonly string[]): Promise<string> {
  const asked = words.map((word) => word.toLowerCase());
  const none = asked.length === 1 && asked[0] === 'none';
  const wrong = asked.find((word) => !isHost(word));
  if (asked.length === 0 || wrong !== undefined)
    throw new Misunderstood(
      `Say host names such as aurora.example, or none${wrong ? `, not "${wrong}"` : ''}.`,
    );
  const hosts = none ? [] : [...new Set(asked)];
  await setEverywhere(operator, 'domains', () => hosts);
  return hosts.length > 0 ? `The site is at ${hosts.join(', ')}.` : 'The site names no addresses.';
}

async function popup({ db, clock }: Operator, [word]: readonly string[]): Promise<string> {
  const isUp = isOnWord(word);
  const now = clock.now();
  const found = await db
    .update(announcements)
    .set(isUp ? { publishedAt: now, endsAt: null } : { endsAt: now })
    .where(eq(announcements.type, 'PU'))
    .returning({ id: announcements.id });
  if (found.length === 0)
    throw new Misunderstood('This world has no such announcement; npm run reset makes one.');
  return isUp ? 'The announcement pops up, once a visit.' : 'Nothing pops up.';
}

/** A module takes those beneath it along. */
const switched = (
  tree: readonly WhitelabelModule[],
  module: string,
  on: boolean,
  isBeneath = false,
): WhitelabelModule[] =>
  tree.map((node) => {
    const isMeant = isBeneath || node.modId === module;
    return {
      ...node,
      enabled: isMeant ? (on ? '1' : '0') : node.enabled,
      childrenNodes: switched(node.childrenNodes, module, on, isMeant),
    };
  });

const flagsIn = (tree: readonly WhitelabelModule[]): WhitelabelModule[] =>
  tree.flatMap((node) => [node, ...flagsIn(node.childrenNodes)]);

/** What the sms and mail ports sent, newest first. */
export const readOutbox = ({ db }: Pick<Operator, 'db'>, most: number) =>
  db.select().from(outbox).orderBy(desc(outbox.createdAt), desc(outbox.id)).limit(most);

async function listOutbox(operator: Operator, [count]: readonly string[]): Promise<string> {
  const sent = await readOutbox(operator, Math.min(200, Number(count) || 20));
  if (sent.length === 0) return 'Nothing was sent.';
  return sent
    .map((each) => `${each.createdAt.toISOString()}  ${each.channel}  ${each.recipient}\n  ${each.body}`)
    .join('\n');
}

async function status(operator: Operator): Promise<string> {
  const {
    maintenance: shut,
    region: from,
    refusedAddresses,
    human,
    phoneAuth,
  } = await readSystemState(operator.db);
  const merchant = await anyMerchant(operator);
  const flags = flagsIn(await settingOf(operator.db, merchant, 'whitelabel'));
  const open = await settingOf(operator.db, merchant, 'register');
  const hosts = await settingOf(operator.db, merchant, 'domains');
  const proof = await settingOf(operator.db, merchant, 'newNetworkProof');
  return [
    `maintenance  ${maintenanceWords(shut, operator.clock.now())}`,
    `visitors     from ${from.visitor}; kept out: ${from.blocked.join(', ') || 'nobody'}`,
    `addresses    kept out: ${refusedAddresses.join(', ') || 'none'}`,
    `register     ${open ? 'on' : 'off'}`,
    `domains      ${hosts.join(', ') || 'none'}`,
    `human        ${human}`,
    `proof        new-network ${proof ? 'on' : 'off'}`,
    `firebase     ${phoneAuth ? 'on' : 'off'}`,
    ...flags.map(({ modId, enabled }) => `flag         ${modId} ${enabled === '1' ? 'on' : 'off'}`),
  ].join('\n');
}

function maintenanceWords(shut: SystemState['maintenance'], now: Date): string {
  const { on, from, until } = shut;
  const isAhead = on && from !== undefined && now < new Date(from);
  if (!isAhead && !isShut(shut, now)) return 'off';
  return `${isAhead ? `off, on from ${from}` : 'on'}${until ? ` until ${until}` : ''}`;
}

async function anyMerchant({ db }: Operator): Promise<string> {
  const [first] = await db.select({ code: merchants.code }).from(merchants).limit(1);
  return first?.code ?? '';
}

function countryOf(word = ''): string {
  const code = word.toUpperCase();
  if (!countryCodes.some(({ countryCode }) => countryCode === code))
    throw new Misunderstood(`"${word}" is no country; say two letters such as VN.`);
  return code;
}
