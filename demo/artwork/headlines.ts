import type { MotifName } from './motifs';

/** A named piece: a motif in the colours it was drawn in, the cover of one game that the site leads with. */
export interface Headline {
  /** File name of the piece, unique. */
  readonly slug: string;
  readonly name: string;
  readonly motif: MotifName;
  /** Index into the vendor list. */
  readonly vendor: number;
}

const piece = (slug: string, name: string, motif: MotifName, vendor: number): Headline => ({
  slug,
  name,
  motif,
  vendor,
});

/** In the order of the wall: the first game indices belong to these. */
export const headlines: readonly Headline[] = [
  piece('ember-fox', 'Ember Fox', 'fox', 0),
  piece('prism-vault', 'Prism Vault', 'gem', 2),
  piece('lantern-night', 'Lantern Night', 'lantern', 4),
  piece('owl-of-fortune', 'Owl of Fortune', 'owl', 7),
  piece('comet', 'Comet', 'comet', 5),
  piece('peacock-court', 'Peacock Court', 'peacock', 3),
  piece('thunder-koi', 'Thunder Koi', 'koi', 1),
  piece('crown-of-sands', 'Crown of Sands', 'pyramid', 6),
  piece('longship', 'Longship', 'longship', 8),
  piece('citrus-parade', 'Citrus Parade', 'citrus', 5),
  piece('jade-serpent', 'Jade Serpent', 'serpent', 4),
  piece('neon-harbor', 'Neon Harbor', 'harbor', 9),
  piece('frost-stag', 'Frost Stag', 'stag', 7),
  piece('cherry-shrine', 'Cherry Shrine', 'shrine', 2),
  piece('tidewatch', 'Tidewatch', 'tide', 1),
  piece('sugar-orbit', 'Sugar Orbit', 'orbit', 3),
  piece('clockwork-court', 'Clockwork Court', 'clockwork', 6),
  piece('moon-rabbit', 'Moon Rabbit', 'rabbit', 0),
  piece('gate-of-jade', 'Gate of Jade', 'gate', 4),
  piece('shieldwall', 'Shieldwall', 'shields', 8),
  piece('deep-bells', 'Deep Bells', 'jellyfish', 10),
  piece('volcano-drums', 'Volcano Drums', 'volcano', 11),
  piece('golden-shoal', 'Golden Shoal', 'shoal', 10),
  piece('lotus-bloom', 'Lotus Bloom', 'lotus', 1),
  piece('pin-drop', 'Pin Drop', 'pins', 5),
  piece('glint', 'Glint', 'mines', 9),
  piece('reef-raiders', 'Reef Raiders', 'reef', 10),
  piece('velvet-roulette', 'Velvet Roulette', 'roulette', 12),
  piece('tien-len', 'Tien Len', 'fan', 18),
  piece('hexarena', 'Hexarena', 'arena', 9),
  piece('mahjong-terrace', 'Mahjong Terrace', 'mahjong', 16),
  piece('salon-baccarat', 'Salon Baccarat', 'baccarat', 13),
  piece('lotto-drum', 'Lotto Drum', 'drum', 17),
  piece('blackjack-loft', 'Blackjack Loft', 'blackjack', 15),
  piece('sic-bo-pavilion', 'Sic Bo Pavilion', 'dice', 14),
  piece('pitchside', 'Pitchside', 'pitch', 22),
];
