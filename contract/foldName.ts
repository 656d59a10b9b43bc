/** Marks that readers leave out when they search: those of European letters, vowel signs of Arabic and Hebrew. */
const marks = /(?![\u3099\u309a])(?=[\p{sc=Zinh}\p{sc=Arab}\p{sc=Hebr}])\p{M}/gu;

/** Signs that nobody sees, and apostrophes, for which every keyboard has another one. */
const skipped = /[\p{Cf}'’‘ʻʼ`]/gu;

/** Letters that people type one for the other and that have no mark to take off; the Arabic line only fills a word out. */
const likeness: Readonly<Record<string, string>> = {
  ...{ đ: 'd', ı: 'i', ł: 'l', ø: 'o', ß: 'ss', ς: 'σ' },
  ...{ ى: 'ي', ة: 'ه', ٱ: 'ا', ـ: '', ک: 'ك', ہ: 'ه', ی: 'ي' },
};

/**
 * Letters as people type them when they search: lower case, wide and narrow forms as one, hiragana as katakana, and
 * without marks where a reader takes a letter with one for the same letter. Elsewhere a sign is a letter: Indic, Thai, Lao,
 * Khmer and Burmese vowels, and the voicing of kana.
 */
export const foldName = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(marks, '')
    .replace(skipped, '')
    .replace(/[đıłøßςىةٱـکہی]/g, (letter) => likeness[letter] ?? letter)
    .replace(/[ぁ-ゖゝゞ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .replace(/.[\u3099\u309a]/g, (voiced) => voiced.normalize('NFC'));

/** Whether a text holds every word of a query. For lists of some dozens; longer ones keep their texts folded. */
export function matchesQuery(text: string, query: string): boolean {
  const folded = foldName(text);
  return foldName(query)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
