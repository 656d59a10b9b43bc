import type { Brand } from '../../src/app/brand/brand.ts';
import { localeRow, type LocaleTag } from '../../locales/registry.ts';
import type { ThemeColors } from '../../sandbox/site/renderPage.ts';

/** Side of each icon in pixels. A maskable one is cut to whatever shape a phone gives its icons. */
export const icons = [
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  { file: 'icon-maskable-192.png', size: 192, purpose: 'maskable' },
  { file: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
] as const;

/** For iOS, which rounds it and reads no manifest's. */
export const touchIcon = { file: 'icon-180.png', size: 180, purpose: 'maskable' } as const;

/** Where a long press on the icon leads: what a person comes back for, named as the site names it. */
const shortcuts = [
  ['shell.common.allGames', '/gameCenter'],
  ['shell.common.makeDeposit', '/personal/depositv2'],
  ['shell.common.promotions', '/promotions'],
  ['shell.common.saferPlay', '/personal/saferPlay'],
] as const;

/**
 * The web app manifest of a brand in a language.
 * @param words the language's catalogue, as written: text by id
 * @see https://www.w3.org/TR/appmanifest/
 */
export function appManifest(
  { id, name, theme = 'dark' }: Pick<Brand, 'id' | 'name' | 'theme'>,
  tag: LocaleTag,
  words: Readonly<Record<string, string | undefined>>,
  colors: ThemeColors,
): object {
  return {
    // One app, whatever language it was installed in.
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    name,
    short_name: name,
    description: (words['head.home'] ?? '').replaceAll('{brand}', name),
    lang: tag,
    dir: localeRow(tag).dir,
    categories: ['games', 'entertainment'],
    theme_color: colors[theme],
    background_color: colors[theme],
    icons: icons.map(({ file, size, purpose }) => ({
      src: `/brand/${id}/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
    shortcuts: shortcuts.map(([message, url]) => ({
      name: words[message] ?? '',
      url,
      icons: [{ src: `/brand/${id}/icon-192.png`, sizes: '192x192', type: 'image/png' }],
    })),
  };
}
