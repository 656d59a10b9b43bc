/** Scripts whose letters look like those of others: a name is written in one of them, or in none. */
const alike = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Coptic'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
);

const unseen = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** The joiners that Indic scripts and Arabic spell with, where they stand between letters. */
const joiners =
  /(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Telugu}]\p{M}*)[\u200c\u200d](?=\p{L})/gu;

/** Letters and signs that are read as another: those of Latin by sight, then their doubles of other scripts. */
const sight: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...'0o 1l il |l !l 3e 4a @a 5s $s 7t 8b аa вb еe кk мm нh оo рp сc тt уy хx іl јj ѕs αa βb εe ιl κk νv οo ρp τt υu χx'.split(
      ' ',
    ),
  ].map((pair) => [[...pair][0] ?? '', [...pair][1] ?? '']),
);

/** What stands for the house to whoever reads it in a chat or a list. */
const houseWords = ['administrator', 'admin', 'moderator', 'support', 'customerservice', 'service', 'official', 'system', 'cashier', 'help']; // prettier-ignore

/** A name as it looks from afar. */
const seenAs = (name: string): string =>
  [...name.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '')]
    .map((sign) => sight[sign] ?? sign)
    .join('')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Whether a name says nothing but that its owner is the house. */
function isOfHouse(name: string, brand: string): boolean {
  const words = [seenAs(brand), ...houseWords.map(seenAs)].filter(Boolean);
  return [name, name.replace(/\d+$/, '')].map(seenAs).some((seen) => {
    const rest = words.reduce((text, word) => text.replaceAll(word, ''), seen);
    return seen !== '' && rest === '';
  });
}

/**
 * Whether others see who goes by a nickname: every sign of it, in letters of one kind, and neither the house's name nor one
 * of `taken`, which those around trust.
 */
export function isNickname(name: string, brand: string, taken: readonly string[] = []): boolean {
  if (unseen.test(name.replaceAll(joiners, ''))) return false;
  if (alike.filter((script) => script.test(name)).length > 1) return false;
  if (taken.map(seenAs).includes(seenAs(name)) && seenAs(name) !== '') return false;
  return !isOfHouse(name, brand);
}
