import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { registerCalls, type RegisterField } from '#contract';
import type { FieldRefusal } from '#patterns/useForm';
import type { AffiliateCheck } from '../../features/session/AffiliateMark';
import { wordRule } from '../../features/session/checkField';
import type { Failure } from '../data/failure';
import { fieldRefusal } from '../failures/fieldRefusal';
import { refusalMessage } from '../failures/refusalMessage';
import { HumanQuestion } from './HumanQuestion';
import type { RegistrationRules, RegistrationStore } from '../stores/registrationStore';
import type { RegisterMethod } from '../stores/startStore';
import { preloadFirstLimit } from './firstLimit';
import { registerDialog } from './lazyDialogs';
import { useSite } from './site';
import { useCaptcha } from './useCaptcha';
import { useEnsured } from './useEnsured';
import { useNotice } from './useNotice';
import { useQuery } from './useQuery';
import { usePhoneCode, useSignIn } from './useSignIn';

const RegisterDialog = registerDialog.Component;

/** The register dialog on its stores. */
export const RegisterBinding = observer(function RegisterBinding() {
  const { stores, brand } = useSite();
  const { dialogs, session, start, locale } = stores;
  const { registration, codes, captcha } = useSignIn();
  const { formatMessage: t } = useIntl();
  const { notice } = useNotice();
  const phoneCode = usePhoneCode();
  const picture = useCaptcha();
  const isOpen = dialogs.open === 'register';
  const { asked, rules, register, referralCode } = registration;
  const asksCaptcha = asked?.captcha?.enabled === true;

  useEnsured(isOpen && registration.countries);
  useQuery(isOpen && rules, {
    key: referralCode ?? '',
    follow: () => {
      rules.restore();
      void rules.ensure();
      if (referralCode) void registration.checkAffiliate(referralCode);
      return undefined;
    },
  });
  useQuery(isOpen && asksCaptcha && captcha.picture, { follow: () => void captcha.refresh() });

  const methods = start.registerMethods;
  // By the address the dialog opens all the same.
  const isClosed = start.permission.value !== undefined && methods.length === 0;
  const verifiesMobile = start.flags.has('REGMOBVERF3');
  const refused = useRegisterRefusal(register.failure, asked);

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
          : notice(rules.failure, () => void rules.refresh())
      }
      isPending={register.isRunning}
      notice={notice(refused ? undefined : register.failure)}
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
        ...affiliateCheck(registration.affiliate, t),
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
      onSubmit={(values, method) => {
        preloadFirstLimit(locale);
        void register.run({ values, method }).then(({ ok, ...outcome }) => {
          if (ok) dialogs.show('firstLimit');
          else if (asksCaptcha && 'failure' in outcome && outcome.failure.kind === 'refused')
            captcha.refresh();
        });
      }}
      onLogin={() => {
        registration.goBack();
        register.reset();
        session.acknowledgeEnd();
        dialogs.show('login');
      }}
    />
  );
});

/** What is known about an invitation, in words where something is wrong with it. */
const affiliateCheck = (
  known: RegistrationStore['affiliate'],
  t: ReturnType<typeof useIntl>['formatMessage'],
): Pick<AffiliateCheck, 'status' | 'message'> =>
  known === 'affiliate.unknown' || known === 'affiliate.ended'
    ? { status: 'invalid', message: t(refusalMessage(known)) }
    : { status: known };

/** What is wrong with a field, if the form shows it. The number and its code are asked for whatever the rules say. */
function useRegisterRefusal(
  failure: Failure | undefined,
  asked: RegistrationRules | undefined,
): FieldRefusal | undefined {
  const intl = useIntl();
  const refusal = fieldRefusal(intl, failure, registerCalls.register);
  const rule = refusal && asked?.[refusal.field as RegisterField];
  const isAsked = rule?.enabled === true || ['mobileNum', 'verificationCode'].includes(refusal?.field ?? '');
  const broken = failure?.kind === 'refused' && failure.code === 'register.field' ? rule : undefined;
  return useMemo(() => {
    if (!refusal || !isAsked) return undefined;
    return broken ? { ...refusal, message: wordRule(intl, broken) } : refusal;
  }, [refusal, isAsked, broken, intl]);
}
