import { useState } from 'react';
import { expect, fn, waitFor, type Mock } from 'storybook/test';
import { Button } from '#ds/Button';
import { Matrix } from '#testing/Matrix';
import { State } from '#testing/State';
import preview from '#.storybook/preview';
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

/** Tells what was typed when the typing pauses. */
export const Delayed = meta.story({
  args: { changeDelay: 200 },
  render: function Narrowed({ onChange, ...args }) {
    const [words, setWords] = useState('');
    return (
      <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
        <SearchField
          {...args}
          value={words}
          onChange={(next) => {
            onChange?.(next);
            setWords(next);
          }}
        />
        <Button size="sm" onPress={() => setWords('owl')}>
          Show owls
        </Button>
        <output>{words}</output>
      </div>
    );
  },
});
const callsOf = (told: unknown) => (told as Mock).mock.calls;

/** Longer than a busy machine needs from key to key, so that no pause comes where the test makes none. */
const unhurried = { args: { changeDelay: 1500 } };
Delayed.test('tells once when the typing pauses, sooner when it is emptied', unhurried, async (story) => {
  const { canvas, userEvent, args } = story;
  const field = canvas.getByRole('searchbox');
  await userEvent.type(field, 'fox');
  await expect(field).toHaveValue('fox');
  await expect(args.onChange).not.toHaveBeenCalled();
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('fox'));
  await expect(callsOf(args.onChange)).toEqual([['fox']]);
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
  await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(''), { timeout: 1000 });
  await expect(args.onChange).toHaveBeenCalledTimes(2);
});
Delayed.test('tells at once with Enter and on leaving', unhurried, async ({ canvas, userEvent, args }) => {
  const field = canvas.getByRole('searchbox');
  await userEvent.type(field, 'sky{Enter}');
  await expect(callsOf(args.onChange)).toEqual([['sky']]);
  await expect(callsOf(args.onSubmit)).toEqual([['sky']]);
  await userEvent.keyboard('line');
  await userEvent.tab();
  await expect(args.onChange).toHaveBeenLastCalledWith('skyline');
  await expect(field).toHaveValue('skyline');
});
Delayed.test('empties what it has not told yet', unhurried, async ({ canvas, userEvent, args }) => {
  const field = canvas.getByRole('searchbox');
  await userEvent.type(field, 'fox{Escape}');
  await expect(field).toHaveValue('');
  await userEvent.keyboard('sky');
  await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
  await expect(field).toHaveValue('');
  await expect(field).toHaveFocus();
  await expect(args.onChange).toHaveBeenLastCalledWith('');
  await expect(args.onClear).toHaveBeenCalledTimes(2);
  await expect(canvas.queryByRole('button', { name: 'Clear search' })).toBeNull();
});
Delayed.test('shows what was set elsewhere, and forgets what was typed before', unhurried, async (story) => {
  const { canvas, userEvent, args } = story;
  const field = canvas.getByRole('searchbox');
  await userEvent.type(field, 'fox');
  const owls = canvas.getByRole('button', { name: 'Show owls' });
  owls.click();
  await waitFor(() => expect(field).toHaveValue('owl'));
  await new Promise((resolve) => setTimeout(resolve, args.changeDelay));
  await expect(args.onChange).not.toHaveBeenCalled();
  await userEvent.keyboard('s');
  await expect(field).toHaveValue('owls');
  await waitFor(() => expect(callsOf(args.onChange)).toEqual([['owls']]));
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
