import type { GameCategory } from '../../contract';
import { artVendors } from '../artwork/vendors';
import type { Vendor } from '#platform/schema';
import { picturePath } from './imagePaths';

/** The lottery platforms, by the codes that the specification names. */
const lotteryVendors: readonly { code: string; name: string; category: GameCategory; isGame: string }[] = [
  { code: 'TCG_SEA', name: 'SEA Lottery', category: 'ELOTT', isGame: 'VASSALAGE' },
  { code: 'GPI', name: 'GPI Lottery', category: 'ELOTT', isGame: '' },
  { code: 'TCG_LOTTO_VN', name: 'Vietnam Lottery', category: 'LOTT', isGame: '' },
  { code: 'TCG_LOTT', name: 'TCG Lottery', category: 'LOTT', isGame: 'VASSALAGE' },
];

/** Studios that also deal live tables, run rooms or cast for fish, besides those that are known for it. */
const sidelines: readonly (readonly [code: string, category: GameCategory])[] = [
  ['VELORA', 'LIVE'],
  ['NINEFOLD', 'LIVE'],
  ['BLUEPEG', 'FISH'],
  ['DRUMLIN', 'FISH'],
  ['TAMARIND', 'PVP'],
  ['MOSSWICK', 'PVP'],
];

/** How many of each category stand in the hot list. */
const hot = 6;

/** Every vendor, once for each category it offers, in the order in which the brands show them. */
export function vendorRows(): Vendor[] {
  const ids = new Map<string, number>();
  const idOf = (code: string): number => {
    const id = ids.get(code) ?? 101 + ids.size;
    ids.set(code, id);
    return id;
  };
  const places = new Map<GameCategory, number>();
  const row = (code: string, name: string, category: GameCategory, more: Partial<Vendor> = {}): Vendor => {
    const place = places.get(category) ?? 0;
    places.set(category, place + 1);
    return {
      vassalage: code,
      category,
      name,
      accountTypeId: idOf(code),
      smallIcon: picturePath('mark', code),
      isHot: place < hot,
      isGame: '',
      isEsports: false,
      state: 'open',
      sort: place,
      ...more,
    };
  };
  const slots = artVendors.map(({ code, name }) => row(code, name, 'RNG'));
  const others = artVendors.flatMap(({ code, name, also }) => {
    if (!also) return [];
    // The site makes the ESPORTS category itself, from SPORTS vendors that say so.
    return [row(code, name, also === 'ESPORTS' ? 'SPORTS' : also, { isEsports: also === 'ESPORTS' })];
  });
  const nameOf = (code: string) => artVendors.find((vendor) => vendor.code === code)?.name ?? code;
  return [
    ...slots,
    ...others,
    ...sidelines.map(([code, category]) => row(code, nameOf(code), category)),
    ...lotteryVendors.map(({ code, name, category, isGame }) => row(code, name, category, { isGame })),
  ];
}

/** The order in which a brand wants the vendors of a category: its own favourites first, then the usual order. */
export const vendorsFirst: Readonly<Record<string, Partial<Record<GameCategory, readonly string[]>>>> = {
  lotus: { LOTT: ['TCG_LOTTO_VN'], RNG: ['TAMARIND', 'NINEFOLD'], PVP: ['TAMARIND'] },
  solar: { SPORTS: ['VANTAGE', 'HARROW'], RNG: ['SABLEFINCH', 'BLUEPEG'] },
};
