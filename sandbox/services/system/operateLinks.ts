import { merchants } from '../../db/schema';
import { settingsOf, type MerchantSettings } from '../settings';
import { Misunderstood, type Operator } from './operator';
import { setEverywhere } from './setEverywhere';

const resourceTypes = [
  'IOS', 'ANDROID', 'MOBILECONFIG', 'FACEBOOK', 'INSTAGRAM', 'YOUTUBE', 'TELEGRAM', 'DISCORD', 'LINKEDIN', 'USDJUMP',
]; // prettier-ignore

/** Lists the links of the brands, puts one in place, or takes it away. */
export async function resource(operator: Operator, words: readonly string[]): Promise<string> {
  const [name, address] = words;
  if (name === undefined)
    return list(operator, ({ resources }) => resources.map((one) => [one.resourceType, one.url]));
  const type = name.toUpperCase();
  if (!resourceTypes.includes(type)) throw new Misunderstood(`Links are ${resourceTypes.join(', ')}.`);
  const code = words[words.indexOf('--code') + 1];
  const qrCodeUrl = words.includes('--code') ? { qrCodeUrl: assertAddress(code, /^(https:\/\/|\/)/) } : {};
  const made =
    address === 'none'
      ? []
      : [{ resourceType: type, url: assertAddress(address, /^https:\/\//), ...qrCodeUrl }];
  await setEverywhere(operator, 'resources', (known) => [
    ...(known as MerchantSettings['resources']).filter(({ resourceType }) => resourceType !== type),
    ...made,
  ]);
  return made[0] ? `${type} leads to ${made[0].url}.` : `${type} is taken away.`;
}

/** The same for the ways to reach customer service, the live chat among them. */
export async function service(operator: Operator, words: readonly string[]): Promise<string> {
  const [name, address, title] = words;
  if (name === undefined)
    return list(operator, ({ customerService }) => customerService.map((one) => [one.csType, one.path]));
  const csType = name.toUpperCase();
  const isChat = csType === 'LIVECHAT';
  if (!/^[A-Z]{2,16}$/.test(csType)) throw new Misunderstood('Say a name such as PHONE.');
  const isOwnChat = isChat && address === 'own';
  const path =
    isOwnChat || address === 'none'
      ? ''
      : assertAddress(address, isChat ? /^https:\/\// : /^(https:\/\/|tel:|sms:|mailto:)/);
  if (isChat) await setEverywhere(operator, 'chatUrl', () => path);
  // The chat's address is asked for when it is opened, and sent hidden.
  const made = address === 'none' ? [] : [{ path: isChat ? '' : path, title: title ?? path, csType }];
  await setEverywhere(operator, 'customerService', (known) => [
    ...(known as MerchantSettings['customerService']).filter((one) => one.csType.toUpperCase() !== csType),
    ...made,
  ]);
  return made.length > 0
    ? `${csType} leads to ${isOwnChat ? 'the chat of this platform' : path}.`
    : `${csType} is taken away.`;
}

async function list(
  { db }: Operator,
  read: (settings: MerchantSettings) => (readonly [name: string, address: string])[],
): Promise<string> {
  const [first] = await db.select({ code: merchants.code }).from(merchants).limit(1);
  const rows = read(await settingsOf(db, first?.code ?? ''));
  return rows.map(([name, address]) => `${name.padEnd(13)}${address}`).join('\n') || 'There is none.';
}

/** Throws `Misunderstood` for another kind of address, and for one with blanks or quotes. */
function assertAddress(address: string | undefined, pattern: RegExp): string {
  if (address === undefined || !pattern.test(address) || /[\s"'<>\\]/.test(address))
    throw new Misunderstood(
      `"${address ?? ''}" is no address that can stand there; say one such as https://one.example/.`,
    );
  return address;
}
