import type { WhitelabelModule } from '../../contract';
import type { MerchantSettings } from '#platform/host';
import { standardRules } from '#platform/seed';

const on = (modId: string, childrenNodes: WhitelabelModule[] = []): WhitelabelModule => ({
  modId,
  enabled: '1',
  childrenNodes,
});
const off = (modId: string): WhitelabelModule => ({ modId, enabled: '0', childrenNodes: [] });

/** Settings that every demo merchant starts with. */
export const merchantSettings: Partial<MerchantSettings> = {
  register: true,
  registerRules: standardRules,
  whitelabel: [
    on('LOGIN3', [on('MOBILEVERCODELOGIN3'), on('CHNGPASSVERIF3'), on('FREEPLAY3')]),
    on('REGISTER3', [
      on('USERNAMEREG3'),
      on('DIRECTREG3'),
      on('MOBILENUMREG3'),
      on('REGMOBVERF3'),
      on('MOBILENUMPASSREG3'),
    ]),
    off('PWDEXPFORCECHANGE3'),
  ],
  domains: [],
  singleWallet: true,
};
