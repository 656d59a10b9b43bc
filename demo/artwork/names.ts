import { headlines } from './headlines';
import type { PaletteName } from './palettes';
import { at, hash, stream, type Stream } from './random';
import { coverSpec, gameCount, headlineAt } from './sequence';
import { takenTitles } from './words/takenTitles';
import { wordsOf, type MotifWords } from './words/motifWords';
import { paletteWords } from './words/paletteWords';

type Title = (words: MotifWords, random: Stream, palette: PaletteName) => string;

const pick = <T>(list: readonly T[], random: Stream) => at(list, Math.floor(random() * list.length));
const split = (text: string) => text.split(', ');

const characters = split(
  'Quiet, Patient, Wandering, Clever, Curious, Gentle, Restless, Watchful, Brave, Sleepy, Merry, Solitary, Wise, Nimble, Hidden, Homeward, Courteous, Dreaming',
);
const conditions = split(
  'Quiet, Lost, Borrowed, Hidden, Last, Forgotten, Patient, Turning, Singing, Painted, Faithful, Second, Travelling, Unhurried, Mended, Whispering',
);
const distances = split(
  'Quiet, Sleeping, Distant, Forgotten, Far, Painted, Hidden, Floating, Farther, Upper, Windy, Listening, Silent, Lantern-Lit',
);
const affairs = split(
  'Bargain, Promise, Errand, Secret, Lullaby, Riddle, Journey, Garden, Almanac, Holiday, Supper, Shadow, Song, Market, Winter, Compass, Birthday, Orchard',
);
const hours = split(
  'Midnight, Evening, Morning, Noon, Dusk, Daybreak, Summer, Winter, Holiday, Autumn, Moonrise, Springtime',
);

const plain = (nouns: readonly string[]) => {
  const single = nouns.filter((noun) => !noun.includes(' '));
  return single.length > 0 ? single : nouns;
};

const coloured: Title = ({ nouns }, random, palette) =>
  `${pick(paletteWords[palette], random)} ${pick(nouns, random)}`;
const placed: Title = ({ nouns, of }, random) => `${pick(nouns, random)} of ${pick(of, random)}`;
const paired: Title = ({ nouns, and }, random) => `${pick(nouns, random)} and ${pick(and, random)}`;
const followed: Title = ({ nouns, after }, random) => `${pick(nouns, random)} ${pick(after, random)}`;
const tinted: Title = ({ nouns, after }, random, palette) =>
  `${pick(paletteWords[palette], random)} ${pick(plain(nouns), random)} ${pick(after, random)}`;
const described =
  (adjectives: readonly string[]): Title =>
  ({ nouns }, random) =>
    `The ${pick(adjectives, random)} ${pick(plain(nouns), random)}`;
const owned: Title = ({ nouns }, random) => `The ${pick(nouns, random)}’s ${pick(affairs, random)}`;
const timed: Title = ({ nouns }, random) => `${pick(hours, random)} at the ${pick(plain(nouns), random)}`;

/** Forms of title by kind of subject, each as often as it is listed. */
const forms = {
  beings: [
    coloured,
    coloured,
    coloured,
    placed,
    placed,
    paired,
    followed,
    tinted,
    described(characters),
    owned,
  ],
  things: [
    coloured,
    coloured,
    coloured,
    coloured,
    placed,
    placed,
    paired,
    followed,
    tinted,
    described(conditions),
  ],
  places: [
    coloured,
    coloured,
    coloured,
    placed,
    placed,
    paired,
    followed,
    tinted,
    described(distances),
    timed,
  ],
} as const;

/** A title that says a word twice, such as `Clover Clover Hill`, or that belongs to a known game. */
function isPoor(title: string): boolean {
  const parts = title
    .toLowerCase()
    .split(/[^a-z’]+/)
    .filter((part) => part.length > 3);
  const stems = parts.map((part) => part.slice(0, 5));
  return new Set(stems).size < stems.length || title.length > 30 || takenTitles.has(title.toLowerCase());
}

function build(): string[] {
  const used = new Set(headlines.map(({ name }) => name.toLowerCase()));
  return Array.from({ length: gameCount }, (_, index) => {
    const headline = headlineAt(index);
    if (headline) return headline.name;
    const { motif, palette } = coverSpec(index);
    const words = wordsOf(motif);
    const random = stream(hash(index, 0x7417));
    for (let attempt = 0; attempt < 400; attempt++) {
      const title = pick(forms[words.kind], random)(words, random, palette === 'house' ? 'ember' : palette);
      if (used.has(title.toLowerCase()) || isPoor(title)) continue;
      used.add(title.toLowerCase());
      return title;
    }
    throw new Error(`No title left for a ${motif} cover; give the motif more words`);
  });
}

let names: string[] | undefined;

/**
 * The title of the game at `index` (0 to 9,999), in English, unique and after what its cover shows.
 * @throws RangeError past the catalogue
 */
export function gameName(index: number): string {
  names ??= build();
  const name = names[index];
  if (name === undefined) throw new RangeError(`The catalogue has ${gameCount} games; there is no ${index}`);
  return name;
}
