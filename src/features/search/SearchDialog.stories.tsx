import IconFlame from '@tabler/icons-react/dist/esm/icons/IconFlame.mjs';
import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { phone } from '#testing/Frame';
import preview from '#.storybook/preview';
import { dragonGroups } from './samples';
import { SearchDialog, type SearchDialogProps } from './SearchDialog';

const places = [
  { href: '/hotgame', label: 'Hot games', icon: IconFlame },
  { href: '/promotions', label: 'Promotions', icon: IconGift },
];
const dragon = { query: 'dragon', groups: dragonGroups, near: [] };

/** Marks the word as the site does. */
const mark: SearchDialogProps['mark'] = (text) =>
  text
    .split(/(dragon)/i)
    .filter(Boolean)
    .map((piece) => ({ text: piece, isFound: /^dragon$/i.test(piece) }));

function Searching(props: SearchDialogProps) {
  const [query, setQuery] = useState(props.query);
  return (
    <SearchDialog
      {...props}
      query={query}
      onQueryChange={(next) => {
        setQuery(next);
        props.onQueryChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  component: SearchDialog,
  args: {
    isOpen: true,
    onClose: fn(),
    query: 'dragon',
    onQueryChange: fn(),
    found: dragon,
    mark,
    recent: ['koi', 'deposit is late'],
    places,
    imageUrl: (path) => path,
    onChoose: fn(),
  },
  render: (args) => <Searching {...args} />,
});

export const Found = meta.story();
Found.test('arrow keys go over all that was found, Enter opens', async ({ userEvent, args }) => {
  const field = await screen.findByRole('searchbox', { name: 'Search the site' });
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await waitFor(() =>
    expect(document.getElementById(field.getAttribute('aria-activedescendant') ?? '')).toHaveTextContent(
      'Nine Dragons',
    ),
  );
  await expect(field).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ kind: 'hit', group: 'games' }));
});
Found.test('leads to all games of the query', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('option', { name: 'All 214 games' }));
  await expect(args.onChoose).toHaveBeenCalledWith({ kind: 'all', group: 'games' });
});
Found.test('Escape empties the field, then closes', async ({ userEvent, args }) => {
  const field = await screen.findByRole('searchbox');
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await expect(field).toHaveValue('');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(args.onClose).toHaveBeenCalled());
});

/** Nothing is typed yet: what was searched for before, and pages that people look for. */
export const Start = meta.story({ args: { query: '', found: undefined } });
Start.test('a recent search is asked again', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('option', { name: 'deposit is late' }));
  await expect(args.onQueryChange).toHaveBeenCalledWith('deposit is late');
  await expect(args.onChoose).not.toHaveBeenCalled();
  // The row that was pressed is gone, and no longer marked.
  await waitFor(() => expect(screen.getByRole('searchbox')).not.toHaveAttribute('aria-activedescendant'));
});
Start.test('a page is opened', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('option', { name: 'Hot games' }));
  await expect(args.onChoose).toHaveBeenCalledWith({ kind: 'place', href: '/hotgame' });
});

export const Near = meta.story({
  args: { query: 'dragoon', found: { query: 'dragoon', groups: [], near: ['Dragon', 'Dragonfly'] } },
});
Near.test('offers words that are like it', async ({ userEvent, args }) => {
  await expect(await screen.findByRole('status')).toHaveTextContent('Nothing found for “dragoon”');
  await userEvent.click(screen.getByRole('option', { name: 'Dragon' }));
  await expect(args.onQueryChange).toHaveBeenCalledWith('Dragon');
});

export const Nothing = meta.story({
  args: { query: 'zzzzqq', found: { query: 'zzzzqq', groups: [], near: [] } },
});
/** The letters before found something; the answer to the newest is under way. */
export const Busy = meta.story({ args: { isBusy: true } });
const onRetry = fn();
export const Failed = meta.story({
  args: {
    found: undefined,
    notice: {
      tone: 'danger',
      title: 'No answer came',
      text: 'Check your connection.',
      action: { label: 'Try again', onPress: onRetry },
    },
  },
});
Failed.test('can be tried again', async ({ userEvent }) => {
  await userEvent.click(await screen.findByText('Try again'));
  await expect(onRetry).toHaveBeenCalled();
});

export const Phone = meta.story({ ...phone });
export const Matrix = Found.extend({ tags: ['matrix', '!autodocs'] });
