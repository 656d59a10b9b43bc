import { expect, fn, screen, waitFor } from 'storybook/test';
import { Matrix } from '#testing/Matrix';
import { phoneFrame } from '#testing/Frame';
import { pasteInto } from '#testing/pasteInto';
import preview from '#.storybook/preview';
import { pastes } from '../../../../contract/testing/hostileNumbers';
import { ComboBox, ComboBoxItem } from '.';

const vendors = ['Nine Dragons', 'Northern Reels', 'Palm House', 'River Nine', 'Zen Spin'];
const choices = vendors.map((name) => (
  <ComboBoxItem key={name} id={name}>
    {name}
  </ComboBoxItem>
));
const meta = preview.meta({
  component: ComboBox,
  args: { label: 'Studio', placeholder: 'Part of a name', children: choices, onChange: fn() },
});

const Gallery = () => (
  <div style={{ display: 'grid', gap: 16, maxInlineSize: 360 }}>
    <ComboBox label="Studio" placeholder="Part of a name" isRequired>
      {choices}
    </ComboBox>
    <ComboBox label="With error" defaultInputValue="Moon" errorMessage="No studio of this name">
      {choices}
    </ComboBox>
    <ComboBox label="Disabled" isDisabled>
      {choices}
    </ComboBox>
  </div>
);

export const Default = meta.story();
Default.test('takes nothing for a choice that is none', async ({ canvas, userEvent, args }) => {
  const field = canvas.getByRole('combobox', { name: 'Studio' });
  for (const text of pastes) {
    pasteInto(field, text);
    // Each is an event of its own, as a person's are.
    await new Promise((resolve) => setTimeout(resolve));
  }
  await userEvent.tab();
  await expect((args.onChange as ReturnType<typeof fn>).mock.calls.filter(([key]) => key !== null)).toEqual(
    [],
  );
  await expect(field).toHaveValue('');
});
Default.test(
  'narrows down while typing and takes the highlighted choice',
  async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Studio' });
    await userEvent.click(field);
    await userEvent.keyboard('nine');
    await expect(await screen.findAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}');
    // The list is drawn a moment after the key, and Enter takes what is highlighted then.
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant'));
    await waitFor(() =>
      expect(screen.getByRole('option', { name: 'Nine Dragons' })).toHaveAttribute('data-focused'),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('Nine Dragons'));
    await waitFor(() => expect(field).toHaveValue('Nine Dragons'));
  },
);
Default.test(
  'opens the whole list with its button, and says when nothing fits',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('option', { name: 'Zen Spin' }));
    const field = canvas.getByRole('combobox', { name: 'Studio' });
    await expect(field).toHaveValue('Zen Spin');
    await userEvent.clear(field);
    await userEvent.keyboard('xyz');
    // The list comes in from transparent.
    await waitFor(() => expect(screen.getByText('No results')).toBeVisible());
  },
);

export const Open = meta.story({
  tags: ['matrix'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('listbox');
  },
});
export const States = meta.story({ render: () => <Gallery /> });
export const LongText = meta.story({
  decorators: [phoneFrame],
  args: {
    label: 'Studio of which games are shown in every hall of this site',
    description: 'Games of other studios stay in the search and in the favourites',
    errorMessage: 'No studio has this name. Write a part of the name, or choose from the list',
    defaultInputValue: 'The Northern Reels and Palm House Company of Games',
  },
});
export const AllThemes = meta.story({
  tags: ['matrix', '!autodocs'],
  render: () => <Matrix>{() => <Gallery />}</Matrix>,
});
