import { expect, waitFor } from 'storybook/test';
import { phone, wide } from '#testing/Frame';
import preview from '#.storybook/preview';
import { brandOf, brands } from './samples';
import { StartScreen } from './StartScreen';

const meta = preview.meta({
  component: StartScreen,
  ...wide,
  args: { brand: brands.aurora },
  render: (args, { globals }) => <StartScreen {...args} brand={brandOf(globals['brand'])} />,
});

export const Starting = meta.story();
Starting.test('says what starts, and shows a wait only when there is one', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Starting Aurora');
  const wait = canvas.getByText('Connecting');
  const { animationDelay } = getComputedStyle(wait);
  await expect(animationDelay).toBe('0.3s');
  await waitFor(() => expect(wait).toBeVisible());
});
export const Phone = meta.story({ ...phone });
export const Matrix = Starting.extend({ tags: ['matrix', '!autodocs'] });
