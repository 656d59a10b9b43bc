import { expect, fn } from 'storybook/test';
import { Button } from '#ds/Button';
import { Money } from '#ds/Money';
import { phone, tablet } from '#testing/Frame';
import preview from '#.storybook/preview';
import { ActionBar } from '.';

const onSend = fn();
const meta = preview.meta({
  component: ActionBar,
  args: {
    summary: (
      <>
        You receive{' '}
        <b>
          <Money amount="199000" currency="USD" />
        </b>
      </>
    ),
    children: (
      <Button size="lg" onPress={onSend}>
        Withdraw $2,000.00
      </Button>
    ),
  },
});

export const Default = meta.story({ ...phone, tags: ['matrix'] });
Default.test('stands at the foot of a phone', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: /Withdraw/ });
  await expect(innerHeight - button.getBoundingClientRect().bottom).toBeLessThan(40);
  await userEvent.click(button);
  await expect(onSend).toHaveBeenCalled();
});
export const Tablet = meta.story(tablet);
export const LongText = meta.story({
  ...phone,
  args: { children: <Button size="lg">Withdraw everything that can be withdrawn now</Button> },
});
