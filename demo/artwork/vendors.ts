import { headlineAt, gameCount } from './sequence';
import { at } from './random';

/** An invented studio. */
export interface ArtVendor {
  /** Provider code, for instance `KITSU_FORGE`. */
  readonly code: string;
  readonly name: string;
  /** What it makes beside slots, which all sixty make. */
  readonly also?: 'LIVE' | 'SPORTS' | 'ESPORTS' | 'FISH' | 'PVP' | 'ELOTT';
}

const make = (names: string, also?: ArtVendor['also']): ArtVendor[] =>
  names
    .split(', ')
    .map((name) => ({ code: name.toUpperCase().replaceAll(' ', '_'), name, ...(also && { also }) }));

/** Sixty, the slot studios that the site leads with first, then the live houses. */
export const artVendors: readonly ArtVendor[] = [
  ...make(
    'Velora, Ninefold, Kitsu Forge, Halcyra, Tamarind, Bluepeg, Quillon, Orrery, Sablefinch, Cobalt Yard, Drumlin, Mosswick',
  ),
  ...make(
    'Aurelle, Eastgate, Opaline, Lyric Live, Tessera, Northbridge, Casa Lumen, Kestrel, Sable Room, Marquetry',
    'LIVE',
  ),
  ...make('Vantage, Harrow', 'SPORTS'),
  ...make('Saltmarsh, Tidewright, Driftmoor, Gullwing Row', 'FISH'),
  ...make('Rookery Lane, Quartermoon, Bellmaker, Dovecote Nine', 'PVP'),
  ...make('Oakenhall, Wexcombe', 'SPORTS'),
  ...make('Cinderpost, Larkspire', 'ESPORTS'),
  ...make('Saffron Lock, Ivorytide', 'ELOTT'),
  ...make(
    'Alderlight, Brindlewood, Embercroft, Fablemark, Hollowell, Inkwater, Juniper Lock, Kindlemere, Moonrake, Northlantern, Paperkite, Underbough',
  ),
  ...make(
    'Vellichor, Willowisp, Yarrow Finch, Zephyrine, Foxglove Row, Jasperine, Lumenfall, Mothlight, Obelisk Bay, Pellucid',
  ),
];

/** Names only, in the same order. */
export const vendorNames: readonly string[] = artVendors.map(({ name }) => name);

const largest = 318;
/** Index of the first game after each vendor's run: large halls first, the last one small. */
const ends = artVendors.map((_, i) => {
  const vendors = i + 1;
  const slope =
    (2 * (largest * artVendors.length - gameCount)) / (artVendors.length * (artVendors.length - 1));
  return Math.round(largest * vendors - (slope * vendors * (vendors - 1)) / 2);
});

/**
 * The vendor of a game: named pieces have theirs, the others lie in runs, so that a vendor's hall keeps the
 * order of the wall and with it unlike neighbours.
 */
export function vendorOf(index: number): ArtVendor {
  const headline = headlineAt(index);
  const place = headline ? headline.vendor : ends.findIndex((end) => index < end);
  return at(artVendors, place);
}
