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

/** Until a person has reviewed a language, the list says how far it is. */
export const Unreviewed = meta.story({
  args: {
    defaultOpen: true,
    coverage: {
      en: { translated: 1, reviewed: 1 },
      'zh-CN': { translated: 1, reviewed: 1 },
      vi: { translated: 1, reviewed: 0.42 },
      th: { translated: 0.97, reviewed: 0 },
    },
  },
});
Unreviewed.test('says so of the languages that nobody has reviewed, and of no other', async () => {
  await expect(
    await screen.findByRole('menuitemradio', { name: /ไทย.*97% translated, 0% reviewed/ }),
  ).toBeInTheDocument();
  await expect(
    await screen.findByRole('menuitemradio', { name: /Tiếng Việt.*42% reviewed/ }),
  ).toBeInTheDocument();
  await expect(await screen.findByRole('menuitemradio', { name: /^简体中文\s*CN$/ })).toBeInTheDocument();
});

/** In the drawer of phones. */
export const Wide = meta.story({ args: { isWide: true, current: 'th' } });
