import { expect, fn } from 'storybook/test';
import { Checkbox } from '#ds/Checkbox';
import { Matrix } from '#testing/Matrix';
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
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => <Matrix>{() => <Gallery />}</Matrix>,
});
