import type { WhitelabelModule } from '../../contract';
import { smallestAmountOf } from '../../contract/currencyDecimals';
import { standardRules } from './registerRules/standardRules';
import { mapAmounts } from './settingAmounts';
import { defaultSettings, type MerchantSettings } from './settings';

const on = (modId: string, childrenNodes: WhitelabelModule[] = []): WhitelabelModule => ({
  modId,
  enabled: '1',
  childrenNodes,
});

/** People log in and register by name: a code by phone needs somebody to send it. */
const modules = [on('LOGIN3'), on('REGISTER3', [on('USERNAMEREG3'), on('DIRECTREG3')])];

/** Defaults are written in the smallest amounts that there are; a currency that has no hundredths needs whole ones. */
function amountsIn(currency: string): Partial<MerchantSettings> {
  const smallest = smallestAmountOf(currency);
  const own = Object.entries(defaultSettings).map(([key, value]) => {
    const values = { [key]: value as unknown };
    const mapped = mapAmounts(values, (amount) => amount * smallest);
    return JSON.stringify(mapped) === JSON.stringify(values) ? {} : mapped;
  });
  return Object.assign({}, ...own) as Partial<MerchantSettings>;
}

/** What the merchant of an operator's brand begins with, beside the defaults. */
export const brandSettings = ({
  currency,
  ...own
}: { currency: string } & Pick<MerchantSettings, 'timeZone' | 'dialingCode'>): Partial<MerchantSettings> => ({
  ...amountsIn(currency),
  registerRules: standardRules,
  whitelabel: modules,
  ...own,
});
