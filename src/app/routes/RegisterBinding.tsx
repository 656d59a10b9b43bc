import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { registerRefusal, type RefusalCode, type RegisterField } from '#contract';
import * as v from 'valibot';
import { wordRule } from '../../features/session/checkField';
import { refusalMessage } from '../failures/refusalMessage';
import { HumanQuestion } from './HumanQuestion';
import type { RegisterMethod } from '../stores/startStore';
import { registerDialog } from './lazyDialogs';
import { useSite } from './site';
import { useArrival } from './useArrival';
import { useCaptcha } from './useCaptcha';
import { useNotice } from './useNotice';
import { fieldsOfProofs, usePhoneCode, useSignIn } from './useSignIn';

const RegisterDialog = registerDialog.Component;

/** The register dialog on its stores. */
export const RegisterBinding = observer(function RegisterBinding() {
  const { stores, brand, navigate } = useSite();
  const { dialogs, session, start } = stores;
  const { registration, codes, captcha } = useSignIn();
  const intl = useIntl();
  const { notice } = useNotice();
  const phoneCode = usePhoneCode();
  const picture = useCaptcha();
  const { goOn } = useArrival();
  const isOpen = dialogs.open === 'register';
  const { asked, rules, register, referralCode } = registration;
  const asksCaptcha = asked?.captcha?.enabled === true;

  useEffect(() => {
    if (!isOpen) return;
    rules.restore();
    void rules.ensure();
    void registration.countries.ensure();
    if (referralCode) void registration.checkAffiliate(referralCode);
  }, [isOpen, rules, registration, referralCode]);
  useEffect(() => {
    if (isOpen && asksCaptcha) captcha.refresh();
  }, [isOpen, asksCaptcha, captcha]);

  const methods = start.registerMethods;
  // By the address the dialog opens all the same.
  const isClosed = start.permission.value !== undefined && methods.length === 0;
  const verifiesMobile = start.flags.has('REGMOBVERF3');
  const refused = refusedField();

  return (
    <RegisterDialog
      isOpen={isOpen}
      onClose={() => {
        registration.goBack();
        dialogs.close();
        register.reset();
        codes.register.acknowledgeFailure();
      }}
      brandName={brand.name}
      age={brand.legalAge}
      methods={methods}
      flags={{
        verifiesMobile,
        // Without a code the password is the only way back in.
        asksPasswordByMobile: start.flags.has('MOBILENUMPASSREG3') || !verifiesMobile,
      }}
      rules={isClosed ? undefined : asked}
      rulesFailure={
        isClosed
          ? notice({ kind: 'refused', code: 'register.closed' })
          : rules.failure && notice(rules.failure, () => void rules.refresh())
      }
      isPending={register.isRunning}
      notice={register.failure && !refused ? notice(register.failure) : undefined}
      refused={refused}
      captcha={asksCaptcha ? picture : undefined}
      sms={phoneCode(
        codes.register,
        (phone, method: RegisterMethod) =>
          void codes.register.send({
            ...phone,
            regType: method === 'mobile' ? 'registerMobile' : 'register',
          }),
      )}
      affiliate={{
        status: registration.affiliate,
        message: intl.formatMessage(refusalMessage('affiliate.unknown')),
        onCheck: (code) => void registration.checkAffiliate(code.trim()),
      }}
      invitedBy={referralCode}
      progress={
        registration.step && registration.steps.some((step) => step !== 'account')
          ? {
              steps: [...registration.steps.filter((step) => step !== 'account'), 'account'],
              current: registration.step,
              verification: <HumanQuestion />,
              onBack: () => registration.goBack(),
            }
          : undefined
      }
      onSubmit={(values, method) =>
        void register.run({ values, method }).then(({ ok, ...outcome }) => {
          if (ok) {
            if (!goOn()) navigate('/');
          } else if (asksCaptcha && 'failure' in outcome && outcome.failure.kind === 'refused')
            captcha.refresh();
        })
      }
      onLogin={() => {
        registration.goBack();
        register.reset();
        session.acknowledgeEnd();
        dialogs.show('login');
      }}
    />
  );

  function refusedField(): { field: RegisterField; message: string } | undefined {
    const { failure } = register;
    if (failure?.kind !== 'refused' || failure.code === 'unknown') return undefined;
    const said = v.safeParse(registerRefusal, failure.value);
    const field = (said.success ? said.output.field : undefined) ?? usualField(failure.code);
    const rule = failure.code === 'register.field' && field ? asked?.[field] : undefined;
    const message = rule ? wordRule(intl, rule) : intl.formatMessage(refusalMessage(failure.code));
    return field && { field, message };
  }

  /** The field that a refusal is about when the platform does not name it, of those that are shown. */
  function usualField(code: RefusalCode): RegisterField | undefined {
    const fields: Partial<Record<RefusalCode, RegisterField>> = {
      'register.taken': 'username',
      'password.weak': 'password',
      ...fieldsOfProofs,
      ...(rules.value?.['affiliateCode']?.enabled && { 'affiliate.unknown': 'affiliateCode' as const }),
    };
    return fields[code];
  }
});
