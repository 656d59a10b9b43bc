import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { RegisterDialog } from './RegisterDialog';
import { brand, captchaImage, everyRule, rules } from './samples';

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

export const Default = meta.story({ tags: ['matrix'] });
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
Default.test('sends a form that fits, by keyboard', async ({ userEvent, args }) => {
  await userEvent.type(await field('Username'), 'minhtran');
  await userEvent.type(await screen.findByLabelText(/^Password/, { selector: 'input' }), 'long enough');
  await userEvent.type(await field('Repeat the password'), 'long enough');
  screen.getByRole('checkbox').focus();
  await userEvent.keyboard(' ');
  await userEvent.type(await field('Invitation code'), '{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledWith({
    username: 'minhtran',
    password: 'long enough',
    confirmPassword: 'long enough',
  });
});

export const EveryField = meta.story({
  args: { rules: everyRule, captcha: { image: captchaImage, isLoading: false, onRefresh: fn() } },
  tags: ['matrix'],
});
export const LoadingRules = meta.story({ args: { rules: undefined } });
export const RulesFailed = meta.story({
  args: {
    rules: undefined,
    rulesFailure: {
      tone: 'danger',
      title: 'Network link is abnormal, please try again',
      action: { label: 'Try again', onPress: fn() },
    },
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
