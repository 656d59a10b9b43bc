import { expect, fn, screen } from 'storybook/test';
import { phone } from '#testing/Frame';
import preview from '#.storybook/preview';
import { HumanVerificationDialog, type HumanVerificationDialogProps } from './HumanVerificationDialog';
import { puzzle } from './samples';

const args: HumanVerificationDialogProps = {
  isOpen: true,
  status: 'ready',
  puzzle,
  onClose: fn(),
  onAnswer: fn(),
  onRefresh: fn(),
  onAlternative: fn(),
};
const meta = preview.meta({
  component: HumanVerificationDialog,
  args,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
});

export const Ready = meta.story({ tags: ['matrix'] });
/** Behaviours, apart from the matrix, which speaks other languages. */
export const Solving = meta.story();
Solving.test('moves the piece by keyboard and sends its place', async ({ userEvent, args }) => {
  const slider = await screen.findByRole('slider', { name: 'Place of the piece' });
  const confirm = screen.getByRole('button', { name: 'It fits' });
  await expect(confirm).toBeDisabled();
  slider.focus();
  await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}');
  await userEvent.click(confirm);
  await expect(args.onAnswer).toHaveBeenCalledWith(130);
});
Solving.test('leaves nothing over the picture that could hide its gap', async () => {
  const picture = (await screen.findByRole('img', { name: /gap/i })).getBoundingClientRect();
  for (const button of screen.getAllByRole('button')) {
    const { top, bottom } = button.getBoundingClientRect();
    await expect(bottom <= picture.top || top >= picture.bottom).toBe(true);
  }
});
Solving.test(
  'gives another puzzle once a second at most, or a way without one',
  async ({ userEvent, args }) => {
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Another puzzle' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Verify without a puzzle' }));
    await expect(args.onAlternative).toHaveBeenCalledOnce();
  },
);

export const Loading = meta.story({ args: { status: 'loading', puzzle: undefined } });
export const Checking = meta.story({ args: { status: 'checking' } });
export const Wrong = meta.story({ args: { isWrong: true } });
export const Working = meta.story({ args: { status: 'working' } });
export const Passed = meta.story({ args: { status: 'passed' } });
export const Failed = meta.story({
  args: {
    status: 'failed',
    puzzle: undefined,
    failure: { tone: 'danger', title: 'Network link is abnormal, please try again' },
  },
});
Failed.test('offers to fetch one again', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await expect(args.onRefresh).toHaveBeenCalledOnce();
});
export const Phone = meta.story({ ...phone });
