import { expect, fn } from 'storybook/test';
import { Matrix } from '#testing/Matrix';
import { phoneFrame } from '#testing/Frame';
import { forceState } from '#testing/State';
import preview from '#.storybook/preview';
import { Tag, TagGroup } from '.';

const tags = ['Last 7 days', 'Slots', 'Won'].map((name) => (
  <Tag key={name} id={name}>
    {name}
  </Tag>
));
const meta = preview.meta({
  component: TagGroup,
  args: { 'aria-label': 'Filters in force', children: tags, onRemove: fn() },
});

export const Default = meta.story();
Default.test('removes by its button and by Delete', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /Remove Slots/ }));
  await expect(args.onRemove).toHaveBeenCalledWith(new Set(['Slots']));
  canvas.getByRole('row', { name: 'Won' }).focus();
  await userEvent.keyboard('{Delete}');
  await expect(args.onRemove).toHaveBeenLastCalledWith(new Set(['Won']));
});
export const Fixed = meta.story({ render: () => <TagGroup aria-label="Categories">{tags}</TagGroup> });
export const States = meta.story({
  play: ({ canvas }) => {
    forceState(canvas.getByRole('button', { name: /Remove Slots/ }), 'hovered');
    forceState(canvas.getByRole('row', { name: 'Won' }), 'focused', 'focus-visible');
  },
});
export const LongText = meta.story({
  args: { children: <Tag id="long">Only bets on matches of the second division that were cancelled</Tag> },
  decorators: [phoneFrame],
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => (
    <Matrix>
      {({ brand, theme }) => (
        <TagGroup aria-label={`Filters ${brand} ${theme}`} onRemove={fn()}>
          {tags}
        </TagGroup>
      )}
    </Matrix>
  ),
});
