import type { PasswordRefusal } from '#contract';
import type { Ctx } from '../../context';
import { isWithin } from '../session/checkRegisterForm';
import type { MerchantSettings } from '../settings';
import { isCommon } from './commonPasswords';

/** Words of a name that are worth a look: shorter ones are in half of all passwords. */
const leastWord = 4;

/**
 * Why a password cannot be taken; undefined when it can. By the merchant's rule, and against the first tries of
 * whoever guesses: the commonest passwords, and names around the account (ASVS 6.2.4, 6.2.11).
 */
export async function weaknessOf(
  ctx: Pick<Ctx, 'log' | 'merchant'>,
  password: string,
  { registerRules }: Pick<MerchantSettings, 'registerRules'>,
  username: string,
): Promise<PasswordRefusal['reason']> {
  const rule = registerRules.password;
  if (password.trim() === '' || (rule?.enabled && !isWithin(ctx, password, rule))) return 'rule';
  if (await isCommon(password)) return 'common';
  const plain = password.normalize('NFKC').toLowerCase();
  const names = [username, ctx.merchant].map((name) => name.normalize('NFKC').toLowerCase());
  if (plain === names[0]) return 'name';
  // What is left without the names has to be worth something by itself.
  const rest = names
    .filter((name) => name.length >= leastWord)
    .reduce((text, name) => text.replaceAll(name, ''), plain);
  const letters = Array.from(rest.matchAll(/\p{L}/gu)).length;
  return rest.length < plain.length && letters < leastWord ? 'name' : undefined;
}
