/** Of texts in several languages the one to show: in that very tag, else in the same language, else in English. */
export function nearestText<Text extends { language: string }>(
  texts: readonly Text[],
  wanted: string,
): Text | undefined {
  const tag = wanted.toLowerCase();
  const base = tag.split('-')[0];
  return (
    texts.find(({ language }) => language.toLowerCase() === tag) ??
    texts.find(({ language }) => language.toLowerCase().split('-')[0] === base) ??
    texts.find(({ language }) => language === 'en') ??
    texts[0]
  );
}
