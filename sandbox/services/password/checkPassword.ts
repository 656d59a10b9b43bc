import type { PasswordRefusal } from '../../../contract';
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
  if (plain === username.toLowerCase()) return 'name';
  // What is left without the names has to be worth something by itself.
  const rest = [username, ctx.merchant]
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= leastWord)
    .reduce((text, word) => text.replaceAll(word, ''), plain);
  return rest.length < plain.length && rest.replaceAll(/[\d\W_]/g, '').length < leastWord
    ? 'name'
    : undefined;
}
