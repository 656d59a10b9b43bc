/**
 * What countries are called in a language; a code without a name is called by itself.
 * @param locale BCP 47 tag of the language.
 * @returns a function of ISO 3166-1 alpha-2 codes. It takes any text and never throws: the codes are a server's.
 */
export function regionNames(locale: string): (code: string) => string {
  const names = new Intl.DisplayNames([locale, 'en'], { type: 'region' });
  return (code) => {
    // Intl throws on what has not the shape of a region, and the field would take its whole page with it.
    if (!/^[a-z]{2}$/i.test(code)) return code;
    return names.of(code) ?? code;
  };
}
