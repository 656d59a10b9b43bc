import { describe, expect, it } from 'vitest';
import { loadPlans } from '#ds/PhoneField';
import { countriesOf, phoneIn } from './dialing';
import { rulesOf } from './registerForm';
import { countries, everyRule, rules } from './samples';

const none = { verifiesMobile: false, asksPasswordByMobile: false };
const fieldsOf = (...input: Parameters<typeof rulesOf>) => rulesOf(...input).map(([field]) => field);

describe('fields of the register form', () => {
  it('are those that the rules enable', () => {
    expect(fieldsOf('username', rules, none)).toEqual([
      'username',
      'password',
      'confirmPassword',
      'affiliateCode',
    ]);
    const disabled = { ...rules, affiliateCode: { ...rules.affiliateCode, enabled: false } } as typeof rules;
    expect(fieldsOf('username', disabled, none)).not.toContain('affiliateCode');
  });

  it('have the number in place of the username by mobile, whatever the rules say, and its code by the flag', () => {
    expect(fieldsOf('mobile', {}, none)).toEqual(['mobileNum']);
    const verified = rulesOf('mobile', {}, { ...none, verifiesMobile: true });
    expect(verified.map(([field]) => field)).toEqual(['mobileNum', 'verificationCode']);
    expect(verified.every(([, { required }]) => required)).toBe(true);
  });

  it('ask for a password by mobile when the flag says so', () => {
    expect(fieldsOf('mobile', rules, none)).not.toContain('password');
    expect(fieldsOf('mobile', rules, { ...none, asksPasswordByMobile: true })).toContain('confirmPassword');
  });

  it('confirm a number by a code when the flag says so, and want the code of a number only', () => {
    const optional = { ...everyRule, mobileNum: { ...everyRule.mobileNum, required: false } } as typeof rules;
    const flags = { ...none, verifiesMobile: true };
    const code = (...[number, hasNumber]: [typeof rules, boolean?]) =>
      rulesOf('username', number, flags, hasNumber).find(([field]) => field === 'verificationCode')?.[1];
    expect(fieldsOf('username', optional, none)).not.toContain('verificationCode');
    expect(code(rules)).toBeUndefined();
    expect(code(everyRule)?.required).toBe(true);
    expect(code(optional)?.required).toBe(false);
    expect(code(optional, true)?.required).toBe(true);
  });

  it('require the withdraw password whenever it is shown', () => {
    const optional = { paymentPassword: { ...everyRule.paymentPassword, required: false } } as typeof rules;
    expect(rulesOf('username', optional, none)[0]?.[1].required).toBe(true);
  });
});

describe('numbers of a form', () => {
  it('go to the platform with the code of their country, which the field has without a plus sign', async () => {
    await loadPlans();
    expect(countriesOf(countries)[0]?.countryDialingCode).toBe('84');
    const sent = { mobileNum: '912480377', countryDialingCode: '+84' };
    for (const number of ['0912 480 377', '912480377', '+84 912 480 377'])
      expect(phoneIn({ number, country: 'VN' }, countries)).toEqual(sent);
    expect(phoneIn({ number: '912 480', country: 'VN' }, countries)).toBeUndefined();
  });

  it('take any country when the platform lists none', () => {
    expect(countriesOf([]).length).toBeGreaterThan(200);
  });
});
