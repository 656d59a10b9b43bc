import { readStrip, type SymbolIndex } from './symbols';

/** The mathematics of a game: what its reels carry and what its symbols pay. */
export interface SlotProfile {
  readonly name: string;
  /** Five strips, top to bottom and round again. */
  readonly strips: readonly (readonly SymbolIndex[])[];
  /** By symbol from `wild` to `star`: what 3, 4 and 5 in a row from the first reel pay, in line stakes. */
  readonly pays: readonly (readonly [three: number, four: number, five: number])[];
  /** What 3, 4 and 5 scatters anywhere pay, in whole stakes. */
  readonly scatterPays: readonly [three: number, four: number, five: number];
}

const profile = (
  name: string,
  strips: readonly [string, string, string, string, string],
  pays: SlotProfile['pays'],
  scatterPays: SlotProfile['scatterPays'],
): SlotProfile => ({ name, strips: strips.map(readStrip), pays, scatterPays });

/**
 * From frequent small wins to rare large ones. Each has its own return; `maths.test.ts` states it to the last digit,
 * and a game finds its profile by the return that the platform lists for it. Every strip has 32 stops and one scatter.
 */
// One symbol a line, from wild to star: a pay table is compared by column.
// prettier-ignore
export const profiles: readonly SlotProfile[] = [
  profile(
    'calm',
    [
      '432WD5135C23D24A54AS53B2D1CB14C1',
      'D45A1C25B4D14W53213CA31S42BD2C3W',
      'D43213S154W2DC53C2BD4A51AW132CWB',
      '3BAWD1C2D1231B254C315AD43S45CW42',
      'WA3DC1425D31C31SC4A24D1B52354B52',
    ],
    [
      [60, 300, 1000],
      [50, 200, 750], [40, 120, 500], [30, 80, 300], [20, 75, 250],
      [10, 25, 100], [10, 25, 100], [10, 30, 125], [12, 30, 125], [12, 30, 125],
    ],
    [2, 10, 50],
  ),
  profile(
    'even',
    [
      '1W312DC4532BCA3BA54C52154D31S42D',
      '41DAB5342B351D43D52142WCA1C35C2S',
      '34CBS45D12W3C2BD45C214D13WA213A5',
      '51D5WB52DABC32143AC34C521SD42314',
      '52BC53A2154231DB5WAD3C41SD34C241',
    ],
    [
      [80, 400, 2000],
      [60, 250, 1200], [50, 175, 1000], [40, 125, 500], [30, 120, 300],
      [10, 40, 150], [10, 40, 150], [12, 50, 150], [25, 50, 250], [25, 50, 250],
    ],
    [3, 15, 100],
  ),
  profile(
    'brisk',
    [
      'DC14CWB53S54C324A14D21321D2B3152',
      '15BCA512CB1CA45S23452D43WD34234D',
      '3WCD34C21AD3521B5DS54123145CB42A',
      '2W1A45WCA32BD124C5DC13BD13S43245',
      'DCB1A324354254D5S152BD31C2AC1W34',
    ],
    [
      [125, 500, 2500],
      [60, 300, 800], [50, 250, 750], [40, 150, 600], [25, 120, 300],
      [15, 60, 150], [15, 60, 150], [15, 60, 175], [20, 100, 250], [20, 100, 250],
    ],
    [3, 20, 100],
  ),
  profile(
    'bold',
    [
      '3413DC2SC124B5234C2W1BA152D135D1',
      '513AC2BSD4514D5BA3D2WC5431234234',
      '1C3BC54123543SC32D5214WAD5B24DA4',
      '4A314CA25CS2B12B1D53415D4235WC3D',
      '4S2135DC35BD214BA5W3CD4A21451C23',
    ],
    [
      [125, 600, 5000],
      [100, 400, 1500], [50, 250, 1000], [40, 150, 800], [30, 120, 500],
      [15, 80, 175], [15, 80, 175], [15, 80, 250], [15, 80, 400], [15, 80, 400],
    ],
    [4, 25, 200],
  ),
  profile(
    'jackpot',
    [
      '2D4BA1325C34B12D3CS1AW153D5C4214',
      '13W2B1C31C54A23DA1DSCB3D45245245',
      '4C15D1W5A2C1BC3A4B325S42315D24D3',
      '25431B32A3S42CB1345D25C1D45CAD1W',
      'AW3DB4D235CB52C342D1254SA14513C1',
    ],
    [
      [125, 400, 10_000],
      [60, 200, 1000], [40, 175, 800], [30, 150, 600], [25, 125, 400],
      [20, 60, 175], [20, 60, 175], [20, 60, 200], [20, 120, 250], [20, 120, 250],
    ],
    [3, 20, 150],
  ),
];
