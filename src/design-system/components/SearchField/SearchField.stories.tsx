import { expect, fireEvent, fn } from 'storybook/test';
import { Matrix } from '#testing/Matrix';
import { State } from '#testing/State';
import { pasteInto } from '#testing/pasteInto';
import preview from '#.storybook/preview';
import { pastes } from '#contract/testing/hostileNumbers';
import { seenWords } from '#contract/typedText';
import { SearchField } from '.';

const meta = preview.meta({
  component: SearchField,
  args: { placeholder: 'Search 10,000 games', onChange: fn(), onSubmit: fn(), onClear: fn() },
});

const Gallery = () => (
  <div style={{ display: 'grid', gap: 16, maxInlineSize: 320 }}>
    <SearchField placeholder="Search 10,000 games" />
    <SearchField label="Game" defaultValue="sky" description="By name or studio" />
    <SearchField size="sm" aria-label="Member" placeholder="Member" />
    <State is={['focus-within']} on="[role=presentation]">
      <SearchField aria-label="Focused" defaultValue="fox" />
    </State>
    <SearchField aria-label="Disabled" placeholder="Disabled" isDisabled />
  </div>
);

export const Default = meta.story();
Default.test('hands on what was pasted, without marks that nobody sees', async ({ canvas, args }) => {
  const field = canvas.getByRole('searchbox', { name: 'Search 10,000 games' });
  const wrong: string[] = [];
  for (const text of pastes) {
    pasteInto(field, text);
    // A line of text has no breaks, which browsers leave out or make spaces of.
    const seen = seenWords(text).replaceAll(/\s/g, '');
    if ((args.onChange as ReturnType<typeof fn>).mock.lastCall?.[0].replaceAll(/\s/g, '') !== seen)
      wrong.push(text);
  }
  await expect(wrong).toEqual([]);
});
Default.test(
  'submits with Enter, and empties with Escape and with the cross',
  async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search 10,000 games' });
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.click(field);
    await userEvent.keyboard('sky{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('sky');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await userEvent.keyboard('fox');
    await userEvent.click(canvas.getByRole('button'));
    await expect(field).toHaveValue('');
    await expect(args.onClear).toHaveBeenCalledTimes(2);
  },
);
Default.test('leaves Enter and Escape to an input method while it composes', async ({ canvas, args }) => {
  const field = canvas.getByRole('searchbox', { name: 'Search 10,000 games' });
  await fireEvent.compositionStart(field);
  await fireEvent.input(field, { target: { value: 'ば' }, isComposing: true });
  for (const key of ['Escape', 'Enter']) await fireEvent.keyDown(field, { key, isComposing: true });
  await expect(field).toHaveValue('ば');
  await expect(args.onSubmit).not.toHaveBeenCalled();
  await expect(args.onClear).not.toHaveBeenCalled();
});

export const States = meta.story({ render: () => <Gallery /> });
export const LongText = meta.story({
  decorators: [(Story) => <div style={{ inlineSize: 160 }}>{Story()}</div>],
  args: { placeholder: 'Name, studio or number of the game you are looking for' },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => <Matrix>{() => <Gallery />}</Matrix>,
});
