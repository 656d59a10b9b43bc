import type { FieldRule, WhitelabelModule } from '../../contract';
import type { MerchantSettings } from '#platform/host';
import { patternFamilies } from '#platform/seed';

const rule = (changes: Partial<FieldRule>): FieldRule => ({
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: '*',
  minLength: 0,
  maxLength: 64,
  ...changes,
});

const on = (modId: string, childrenNodes: WhitelabelModule[] = []): WhitelabelModule => ({
  modId,
  enabled: '1',
  childrenNodes,
});
const off = (modId: string): WhitelabelModule => ({ modId, enabled: '0', childrenNodes: [] });

/** Settings that every demo merchant starts with. */
export const merchantSettings: Partial<MerchantSettings> = {
  register: true,
  registerRules: {
    username: rule({
      acceptedPattern: patternFamilies.LETTER_FIRST,
      patternId: 'LETTER_FIRST',
      minLength: 4,
      maxLength: 16,
    }),
    // No rule of composition: they make passwords worse (ASVS 6.2.5).
    password: rule({ patternId: 'LENGTH', minLength: 8, maxLength: 64 }),
    confirmPassword: rule({ patternId: 'LENGTH', minLength: 8, maxLength: 64 }),
    affiliateCode: rule({
      required: false,
      acceptedPattern: patternFamilies.ALPHANUMERIC,
      patternId: 'ALPHANUMERIC',
      maxLength: 32,
    }),
  },
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
