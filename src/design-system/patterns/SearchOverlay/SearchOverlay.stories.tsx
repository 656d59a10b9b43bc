import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { matchesQuery } from '#contract/foldName';
import { Icon } from '#ds/Icon';
import { phone } from '#testing/Frame';
import preview from '#.storybook/preview';
import { SearchOverlay, SearchRow, type SearchItems, type SearchOverlayProps } from '.';

const names = ['Ways to deposit', 'A deposit is late', 'Limits of a deposit', 'Who sees a deposit'];
const found = (query: string): SearchItems[] => {
  const items = names
    .filter((name) => matchesQuery(name, query))
    .map((name) => ({
      id: name,
      textValue: name,
      row: (
        <SearchRow
          glyph={<Icon icon={IconHelpCircle} />}
          title={[{ text: name, isFound: false }]}
          note="An article of the help centre"
        />
      ),
    }));
  return items.length > 0 ? [{ id: 'help', title: 'Help', items }] : [];
};

function Searching(props: SearchOverlayProps) {
  const [query, setQuery] = useState(props.query);
  const groups = found(query);
  return (
    <SearchOverlay
      {...props}
      query={query}
      onQueryChange={setQuery}
      groups={groups}
      status={groups.length === 0 && `Nothing found for “${query}”`}
    />
  );
}

const meta = preview.meta({
  component: SearchOverlay,
  args: {
    isOpen: true,
    onClose: fn(),
    label: 'Search help',
    placeholder: 'Try “deposit”',
    query: '',
    onQueryChange: fn(),
    groups: [],
    onChoose: fn(),
  },
  render: (args) => <Searching {...args} />,
});

export const Default = meta.story();
Default.test('finds while one types, and Enter chooses the first', async ({ userEvent, args }) => {
  const field = await screen.findByRole('searchbox');
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.keyboard('late');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect(args.onChoose).toHaveBeenCalledWith('A deposit is late');
});
Default.test('says that nothing was found', async ({ userEvent }) => {
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
  await userEvent.keyboard('zz');
  await expect(await screen.findByRole('status')).toHaveTextContent('Nothing found for “zz”');
  await expect(screen.queryByRole('option')).toBeNull();
});
Default.test('the cross closes it', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(args.onClose).toHaveBeenCalled());
});

export const LongText = meta.story({
  args: {
    label: 'Search the articles of the help centre',
    placeholder: 'Try “deposit”, “why is my withdrawal not there yet”, or the name of a bank',
  },
});
export const Phone = meta.story({ ...phone });
export const Matrix = Default.extend({ tags: ['matrix', '!autodocs'] });
