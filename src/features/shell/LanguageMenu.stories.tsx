import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { LanguageMenu, type LanguageMenuProps } from './LanguageMenu';
import { languages } from './samples';

const args: LanguageMenuProps = { languages, current: 'en', onSelect: fn() };
const meta = preview.meta({ component: LanguageMenu, args });

export const Closed = meta.story();
Closed.test(
  'names every language in itself and marks the current one',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Language: English/ }));
    await expect(screen.getAllByRole('menuitemradio')).toHaveLength(6);
    await expect(screen.getByRole('menuitemradio', { checked: true })).toHaveTextContent('English');
    await userEvent.click(screen.getByRole('menuitemradio', { name: /Tiếng Việt/ }));
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith('vi');
  },
);
Closed.test('the current language again is no change', async ({ canvas, userEvent, args }) => {
  canvas.getByRole('button', { name: /^Language: English/ }).focus();
  await userEvent.keyboard('{Enter}{Enter}');
  await expect(args.onSelect).not.toHaveBeenCalled();
});

export const Open = meta.story({ tags: ['matrix'], args: { defaultOpen: true } });

/** Languages that the product's own switcher has no short code for. */
export const Tags = meta.story({
  args: {
    defaultOpen: true,
    current: 'zh-TW',
    languages: [
      ...languages,
      { tag: 'zh-TW', endonym: '繁體中文（台灣）' },
      { tag: 'ko', endonym: '한국어' },
    ],
  },
});
Tags.test('shows the code of every language in one way, and says nothing else of it', async () => {
  for (const name of [/^简体中文\s*CN$/, /^한국어\s*KO$/, /^繁體中文（台灣）\s*ZH-TW$/])
    await expect(await screen.findByRole('menuitemradio', { name })).toBeInTheDocument();
});

/** In the drawer of phones. */
export const Wide = meta.story({ args: { isWide: true, current: 'th' } });
