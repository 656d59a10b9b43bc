import { isBrandId, type BrandId } from '#theme/brands';
import type { ShellBrand } from './SiteHeader';
import type { NavCategory, NavVendor } from './vendorMenu';

const svg = (side: number, content: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${content}</svg>`)}`;

/** The brands with their marks. */
export const brands = {
  aurora: {
    id: 'aurora',
    name: 'Aurora',
    logoSrc: svg(
      32,
      '<path d="M3 22C7 9 13 5 16 5s9 4 13 17" fill="none" stroke="#44c4ac" stroke-width="3.400" stroke-linecap="round"/><path d="M8.500 24.500C10.500 16 13.500 12.500 16 12.500s5.500 3.500 7.500 12" fill="none" stroke="#8f95ff" stroke-width="3.400" stroke-linecap="round"/><circle cx="16" cy="24.500" r="2.600" fill="#6563e8"/>',
    ),
  },
  lotus: {
    id: 'lotus',
    name: 'Lotus',
    logoSrc: svg(
      32,
      '<path d="M16 4c4 5 4.500 13 0 21-4.500-8-4-16 0-21z" fill="#e5b659"/><path d="M5 10.500c5.500 1.500 9 6.500 9.800 15C8 24 4.500 18 5 10.500z" fill="#15a676"/><path d="M27 10.500c-5.500 1.500-9 6.500-9.800 15C24 24 27.500 18 27 10.500z" fill="#15a676"/><path d="M6 28.500h20" stroke="#e5b659" stroke-width="2" stroke-linecap="round"/>',
    ),
  },
  solar: {
    id: 'solar',
    name: 'Solar',
    logoSrc: svg(32, '<path d="M4 4h24v7L11 28H4z" fill="#ffb938"/><path d="M28 15v13H15z" fill="#f0602c"/>'),
  },
} satisfies Partial<Record<BrandId, ShellBrand>>;

/** The brand of the workshop's toolbar, one of the reader's own too; the test brand wears the mark of the first. */
export function brandOf(id: unknown): ShellBrand {
  const drawn = (brands as Partial<Record<string, ShellBrand>>)[String(id)];
  if (drawn) return drawn;
  if (!isBrandId(id)) return brands.aurora;
  const name: string = id;
  return { id, name: name.charAt(0).toUpperCase() + name.slice(1), logoSrc: `/brand/${name}/logo.svg` };
}

const marks = [
  svg(24, '<path d="M3 5h5l4 9 4-9h5L14 21h-4z"/>'),
  svg(24, '<path d="M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4z"/><circle cx="16.500" cy="16.500" r="3.500"/>'),
  svg(24, '<path d="M4 3l8 6 8-6v11l-8 7-8-7z"/>'),
  svg(24, '<path d="M12 2a10 10 0 1 0 10 10h-5a5 5 0 1 1-5-5z"/>'),
  svg(24, '<path d="M12 2c5 4 7 8 7 12a7 7 0 0 1-14 0c0-4 2-8 7-12z"/>'),
  svg(
    24,
    '<circle cx="8" cy="12" r="6"/><circle cx="18.500" cy="7" r="3.500"/><circle cx="18.500" cy="17" r="3.500"/>',
  ),
  svg(24, '<path d="M3 20 14 4l2.500 6L21 12z"/>'),
  svg(24, '<path d="M12 1l3 8 8 3-8 3-3 8-3-8-8-3 8-3z"/>'),
  svg(24, '<path d="M2 8c6-5 8 3 12-1 3-3 6-2 8 1-2 3-6 2-8 5 4-1 5 4 2 7-4-6-10-4-14-12z"/>'),
  svg(24, '<path d="M12 2l9 5v10l-9 5-9-5V7zm0 5L7.500 9.500v5L12 17l4.500-2.500v-5z" fill-rule="evenodd"/>'),
  svg(24, '<path d="M3 7a9 9 0 0 1 18 0zM3 17a9 9 0 0 0 18 0zM3 9.500h18v5H3z"/>'),
  svg(24, '<path d="M4 4h16v4H9v3h9v4H9v5H4z"/>'),
];

const names =
  'Aurelle,Eastgate,Opaline,Lyric Live,Tessera,Northbridge,Casa Lumen,Kestrel,Sable Room,Marquetry,Vantage,Halcyra,Bluepeg'.split(
    ',',
  );

const vendor = (name: string, index: number, path: string): NavVendor => ({
  id: name.toUpperCase().replace(' ', '_'),
  name,
  href: `${path}?page=${name.toUpperCase().replace(' ', '_')}`,
  games: Math.max(3, 34 - index * 3),
  markSrc: marks[index],
  isHot: index === 1,
});
const vendors = (count: number, path: string) =>
  names.slice(0, count).map((name, index) => vendor(name, index, path));

/** A picture for the menu: a table under a lamp. */
export const tableArt = svg(
  268,
  '<rect width="268" height="268" fill="#20344a"/><path d="M0 0h40v268H0zM90 0h40v268H90zM180 0h40v268h-40z" fill="#2b4763"/><ellipse cx="134" cy="210" rx="150" ry="70" fill="#7a4a20"/><ellipse cx="134" cy="200" rx="120" ry="52" fill="#a32638"/><circle cx="134" cy="196" r="20" fill="#e0b45a"/>',
);

/** All seven categories, live tables with more vendors than their menu shows. */
export const categories: readonly NavCategory[] = [
  { id: 'ELOTT', vendors: vendors(2, '/elott'), games: 24 },
  {
    id: 'LIVE',
    vendors: vendors(13, '/live'),
    games: 186,
    feature: {
      id: 'velvet',
      name: 'Velvet Roulette',
      sub: 'Aurelle',
      href: '/live?page=AURELLE',
      imageSrc: tableArt,
    },
  },
  { id: 'RNG', vendors: vendors(12, '/rng'), games: 4120 },
  { id: 'SPORTS', vendors: vendors(3, '/sports'), games: 1204 },
  { id: 'ESPORTS', vendors: vendors(1, '/esports'), games: 96 },
  { id: 'FISH', vendors: vendors(4, '/fish'), games: 58 },
  { id: 'PVP', vendors: vendors(3, '/pvp'), games: 72 },
];

/** The switcher's six languages. */
export const languages = [
  { tag: 'en', endonym: 'English', code: 'EN' },
  { tag: 'zh-CN', endonym: '简体中文', code: 'CN' },
  { tag: 'vi', endonym: 'Tiếng Việt', code: 'VI' },
  { tag: 'th', endonym: 'ไทย', code: 'TH' },
  { tag: 'id', endonym: 'Bahasa Indonesia', code: 'ID' },
  { tag: 'ja', endonym: '日本語', code: 'JA' },
] as const;

/** A member's picture. */
export const avatarSrc = svg(
  36,
  '<rect width="36" height="36" fill="#3c3996"/><circle cx="26" cy="9" r="11" fill="#8f95ff"/><path d="M-2 36C4 20 16 20 38 34v4H-2z" fill="#7de0cb"/>',
);

/** A picture that a member has uploaded. */
export const customAvatarSrc = svg(
  36,
  '<rect width="36" height="36" fill="#f2c14e"/><circle cx="18" cy="14" r="7" fill="#5a3410"/><path d="M4 36c0-9 6-14 14-14s14 5 14 14z" fill="#b3261e"/>',
);

/** Studios of the footer. */
export const studios = [
  'Velora',
  'Kitsu Forge',
  'Halcyra',
  'Bluepeg',
  'Orrery',
  'Sablefinch',
  'Cobalt Yard',
  'Quillon',
].map((name, index) => ({ name, markSrc: marks[(index * 5 + 2) % marks.length] }));

/** What the permission call says of social pages and apps. */
export const resources = ['FACEBOOK', 'INSTAGRAM', 'YOUTUBE', 'TELEGRAM', 'IOS'].map((resourceType) => ({
  resourceType,
  url: `https://${resourceType.toLowerCase()}.example/site`,
}));

/** Ways to reach customer service; the chat among them is not listed. */
export const services = [
  { path: 'https://chat.example', title: 'Chat', csType: 'LIVECHAT' },
  { path: 'tel:+84241234567', title: 'Call +84 24 123 4567', csType: 'PHONE' },
  { path: 'https://t.me/example', title: 'Telegram', csType: 'TELEGRAM' },
];

/** Every link that the footer knows. */
export const links = {
  lottery: '/elott',
  live: '/live',
  slots: '/rng',
  sports: '/sports',
  deposit: '/deposit',
  withdrawal: '/withdrawal',
  pointsMall: '/pointMall',
  vip: '/vip',
  helpCentre: '/help',
  download: '/download',
  feedback: '/help#feedback',
  contact: '/help#contact',
  aboutUs: '/aboutUs',
  becomeAgent: '/join',
  news: '/noticePage',
  terms: '/help#terms',
};
