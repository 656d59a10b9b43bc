import { expect, fn } from 'storybook/test';
import { phone, wide } from '#testing/Frame';
import { blockNavigation } from '#testing/blockNavigation';
import preview from '#.storybook/preview';
import { AgeGate, type AgeGateProps } from './AgeGate';
import { brandOf, brands, heroSrc } from './samples';

const args: AgeGateProps = {
  brand: brands.aurora,
  age: 18,
  heroSrc,
  helpHref: 'https://help.example',
  onEnter: fn(),
  onDecline: fn(),
  onBack: fn(),
};
const meta = preview.meta({
  component: AgeGate,
  decorators: [blockNavigation],
  ...wide,
  args,
  render: (args, { globals }) => <AgeGate {...args} brand={brandOf(globals['brand'])} />,
});

export const Asking = meta.story();
Asking.test('enters or declines, by keyboard and pointer', async ({ canvas, userEvent, args }) => {
  canvas.getByRole('button', { name: 'I am 18 or older' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onEnter).toHaveBeenCalledOnce();
  await userEvent.click(canvas.getByRole('button', { name: 'I am younger' }));
  await expect(args.onDecline).toHaveBeenCalledOnce();
});
/** Elsewhere the age is another one. */
export const TwentyOne = meta.story({ args: { age: 21 } });
TwentyOne.test('asks for the age of the place', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Are you 21 or older?');
});
export const Declined = meta.story({ args: { isDeclined: true } });
Declined.test('stays closed, with help and a way back', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('link', { name: 'Find help' })).toHaveAttribute(
    'href',
    'https://help.example',
  );
  await userEvent.click(canvas.getByRole('button', { name: 'I pressed the wrong button' }));
  await expect(args.onBack).toHaveBeenCalledOnce();
});
export const DeclinedWithoutHelp = meta.story({ args: { isDeclined: true, helpHref: undefined } });
export const NoPicture = meta.story({ args: { heroSrc: undefined } });
export const Phone = meta.story({ ...phone });
export const PhoneDeclined = meta.story({ ...phone, args: { isDeclined: true } });
export const Matrix = Asking.extend({ tags: ['matrix', '!autodocs'] });
