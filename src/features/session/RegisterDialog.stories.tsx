import { expect, fn, screen, waitFor } from 'storybook/test';
import { phone } from '#testing/Frame';
import { lostConnection } from '#testing/asyncOf';
import preview from '#.storybook/preview';
import { RegisterDialog } from './RegisterDialog';
import type { RegisterRules } from './registerForm';
import { HumanVerification } from './HumanVerification';
import { brand, captchaImage, everyRule, now, passwordRule, puzzle, rules, sms } from './samples';

const meta = preview.meta({
  component: RegisterDialog,
  args: {
    isOpen: true,
    isPending: false,
    age: 18,
    brandName: brand.name,
    rules,
    onClose: fn(),
    onSubmit: fn(),
    onLogin: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
});

const field = (name: string) => screen.findByLabelText(name, { exact: false, selector: 'input' });

export const Default = meta.story();
Default.test('words what each rule asks for and marks what breaks it', async ({ userEvent, args }) => {
  await userEvent.type(await field('Username'), '1abc');
  await userEvent.type(await field('Repeat the password'), 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Create an account' }));
  await expect(
    (await screen.findAllByText('6–16 letters and digits, a letter first')).length,
  ).toBeGreaterThan(0);
  await expect((await screen.findAllByText('The two entries are not the same')).length).toBeGreaterThan(0);
  await expect((await screen.findAllByText('Confirm your age and the terms')).length).toBeGreaterThan(0);
  await expect(args.onSubmit).not.toHaveBeenCalled();
});
Default.test('says what breaks a rule once its field is left with something in it', async ({ userEvent }) => {
  await userEvent.type(await screen.findByLabelText(/^Password/, { selector: 'input' }), 'long enough');
  const repeat = await field('Repeat the password');
  await userEvent.type(repeat, 'x');
  await expect(repeat).not.toHaveAccessibleDescription(/not the same/);
  await userEvent.tab();
  await expect(repeat).toHaveAccessibleDescription(/The two entries are not the same/);
});
Default.test('sends a form that fits, by keyboard', async ({ userEvent, args }) => {
  await userEvent.type(await field('Username'), 'minhtran');
  await userEvent.type(await screen.findByLabelText(/^Password/, { selector: 'input' }), 'long enough');
  await userEvent.type(await field('Repeat the password'), 'long enough');
  screen.getByRole('checkbox').focus();
  await userEvent.keyboard(' ');
  await userEvent.type(await field('Invitation code'), ' ARUN88 {Enter}');
  await expect(args.onSubmit).toHaveBeenCalledWith(
    {
      username: 'minhtran',
      password: 'long enough',
      confirmPassword: 'long enough',
      affiliateCode: 'ARUN88',
    },
    'username',
  );
});

export const EveryField = meta.story({
  args: { rules: everyRule, captcha: { image: captchaImage, isLoading: false, onRefresh: fn() } },
  tags: ['matrix'],
});
/** Who cannot read the picture leaves it out. */
export const WithoutPicture = meta.story({
  args: {
    rules: { ...(everyRule.captcha && { captcha: everyRule.captcha }) },
    captcha: {
      image: captchaImage,
      isLoading: false,
      onRefresh: fn(),
      isWithoutPicture: true,
      onWithoutPictureChange: fn(),
    },
  },
});
WithoutPicture.test('takes no letters from who cannot read the picture', async ({ args, userEvent }) => {
  await userEvent.click(await screen.findByRole('checkbox', { name: /18/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Create an account' }));
  await expect(args.onSubmit).toHaveBeenCalledWith({}, 'username');
});
export const LoadingRules = meta.story({ args: { rules: undefined } });
export const RulesFailed = meta.story({
  args: {
    rules: undefined,
    rulesFailure: lostConnection(),
  },
});
RulesFailed.test('offers to load the rules again', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await expect(args.rulesFailure?.action?.onPress).toHaveBeenCalledOnce();
});

export const Taken = meta.story({
  args: { refused: { field: 'username', message: 'This username is taken' } },
});
export const Pending = meta.story({ args: { isPending: true } });

const both = {
  methods: ['username', 'mobile'],
  flags: { verifiesMobile: true, asksPasswordByMobile: true },
  rules: everyRule,
  sms: { ...sms, onSend: fn() },
} as const;
const chooseMobile = async ({ userEvent }: { userEvent: { click: (element: Element) => Promise<void> } }) => {
  await userEvent.click(await screen.findByRole('radio', { name: 'Mobile number' }));
};
/** As the flags MOBILENUMREG3, REGMOBVERF3 and MOBILENUMPASSREG3 have it. */
export const ByMobile = meta.story({
  args: { ...both, rules: mobileRules() },
  play: chooseMobile,
});
ByMobile.test('asks for number and code in place of a username', async ({ userEvent, args }) => {
  await expect(screen.queryByLabelText(/^Username/, { selector: 'input:not([type=radio])' })).toBeNull();
  await userEvent.type(await field('Mobile number'), '912 480 377');
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  await expect(args.sms?.onSend).toHaveBeenCalledWith(
    expect.objectContaining({ mobileNum: '912480377', countryDialingCode: '+84' }),
    'mobile',
  );
  await userEvent.type(await field('SMS code'), '482031');
  await userEvent.type(await screen.findByLabelText(/^Password/, { selector: 'input' }), 'long enough');
  await userEvent.type(await field('Repeat the password'), 'long enough');
  await userEvent.type(await field('Real name'), 'TRAN VAN MINH');
  screen.getByRole('checkbox').focus();
  await userEvent.keyboard(' ');
  await userEvent.click(screen.getByRole('button', { name: 'Create an account' }));
  await expect(args.onSubmit).toHaveBeenCalledWith(
    expect.objectContaining({
      mobileNum: '912480377',
      countryDialingCode: '+84',
      verificationCode: '482031',
    }),
    'mobile',
  );
});
ByMobile.test('chooses another country by typing', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: /Vietnam/ }));
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
  await userEvent.keyboard('Thai');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect(await screen.findByRole('button', { name: /Thailand/ })).toBeVisible();
});
export const ByMobileCounting = meta.story({
  args: { ...both, rules: mobileRules(), sms: { ...sms, resendAt: now + 214_000, now } },
  play: chooseMobile,
});

export const InvitationValid = meta.story({
  args: { invitedBy: 'LK20884', affiliate: { status: 'valid', onCheck: fn() } },
});
InvitationValid.test('asks about a code when its field is left', async ({ userEvent, args }) => {
  const code = await field('Invitation code');
  await expect(code).toHaveValue('LK20884');
  await userEvent.type(code, '5');
  await userEvent.tab();
  await expect(args.affiliate?.onCheck).toHaveBeenCalledWith('LK208845');
});
export const InvitationChecking = meta.story({
  args: { invitedBy: 'LK20884', affiliate: { status: 'checking', onCheck: fn() } },
});
export const InvitationWrong = meta.story({
  args: {
    invitedBy: 'LK2',
    affiliate: { status: 'invalid', message: 'Invalid invitation code', onCheck: fn() },
  },
});
InvitationWrong.test('is not sent', async ({ userEvent, args }) => {
  await expect(await field('Invitation code')).toHaveAccessibleDescription(/Invalid invitation code/);
  await userEvent.click(screen.getByRole('button', { name: 'Create an account' }));
  await expect(args.onSubmit).not.toHaveBeenCalled();
});
export const Invited = meta.story({
  args: { invitedBy: 'LK20884', rules: { ...rules, affiliateCode: { ...passwordRule, enabled: false } } },
});

const steps = ['affiliate', 'human', 'account'] as const;
const onBack = fn();
export const StepAffiliate = meta.story({ args: { progress: { steps, current: 'affiliate', onBack } } });
StepAffiliate.test('shows only where it really is', async () => {
  await expect(await screen.findByRole('status')).toHaveTextContent('Checking your invitation code');
  await expect(screen.queryByRole('button', { name: 'Create an account' })).toBeNull();
});
export const StepHuman = meta.story({
  args: {
    progress: {
      steps,
      current: 'human',
      verification: (
        <HumanVerification
          status="ready"
          puzzle={puzzle}
          onAnswer={fn()}
          onRefresh={fn()}
          onAlternative={fn()}
        />
      ),
      onBack,
    },
  },
});
StepHuman.test('leads back to what was typed', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Back to the form' }));
  await expect(args.progress?.onBack).toHaveBeenCalledOnce();
});

export const StepAccount = meta.story({ args: { progress: { steps, current: 'account', onBack } } });
export const Closed = meta.story({ args: { notice: { tone: 'warning', title: 'Registration is closed' } } });
export const Phone = meta.story({ ...phone, args: { ...both, rules: mobileRules() } });

function mobileRules() {
  const { username, password, confirmPassword, mobileNum, payeeName, affiliateCode } = everyRule;
  return { username, password, confirmPassword, mobileNum, payeeName, affiliateCode } as RegisterRules;
}
