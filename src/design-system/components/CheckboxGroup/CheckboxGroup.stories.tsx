import { expect, fn } from 'storybook/test';
import { Checkbox } from '#ds/Checkbox';
import { Matrix } from '#testing/Matrix';
import { phoneFrame } from '#testing/Frame';
import preview from '#.storybook/preview';
import { CheckboxGroup } from '.';

const boxes = (
  <>
    <Checkbox value="wins">Wins</Checkbox>
    <Checkbox value="draws">Draws</Checkbox>
    <Checkbox value="offers">Offers</Checkbox>
  </>
);
const meta = preview.meta({
  component: CheckboxGroup,
  args: { label: 'Messages about', children: boxes, defaultValue: ['wins'], onChange: fn() },
});

const Gallery = () => (
  <div style={{ display: 'grid', gap: 20, maxInlineSize: 380 }}>
    <CheckboxGroup label="Messages about" defaultValue={['wins']} description="Sent at most once a day">
      {boxes}
    </CheckboxGroup>
    <CheckboxGroup
      label="Side by side"
      orientation="horizontal"
      isRequired
      errorMessage="Choose at least one"
    >
      {boxes}
    </CheckboxGroup>
    <CheckboxGroup label="Disabled" isDisabled defaultValue={['draws']}>
      {boxes}
    </CheckboxGroup>
  </div>
);

export const Default = meta.story();
Default.test('collects what is ticked', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('group', { name: 'Messages about' })).toBeVisible();
  await userEvent.click(canvas.getByText('Draws'));
  await expect(args.onChange).toHaveBeenLastCalledWith(['wins', 'draws']);
  await userEvent.tab({ shift: true });
  await userEvent.keyboard(' ');
  await expect(args.onChange).toHaveBeenLastCalledWith(['draws']);
});

export const States = meta.story({ render: () => <Gallery /> });
export const LongText = meta.story({
  decorators: [phoneFrame],
  args: {
    label: 'Messages that may be sent to the address and to the number of this account',
    description: 'Messages about the safety of the account are sent whatever is chosen here',
    errorMessage: 'Choose at least one kind of message, or end the subscription on the page of the account',
    children: (
      <Checkbox value="wins">Wins of every game that was played during the last thirty days</Checkbox>
    ),
  },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => <Matrix>{() => <Gallery />}</Matrix>,
});
