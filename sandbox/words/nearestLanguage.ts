/** Traditional Chinese wherever it is asked for by region or script. */
const traditional = /^zh-(?:hk|mo|tw|hant)\b/;

/**
 * The tag of those there are that serves a reader best: that very one, of Chinese the one in the same script, else the
 * same language. Undefined when there is none: the reader gets English.
 */
export function nearestLanguage<Tag extends string>(tags: readonly Tag[], asked: string): Tag | undefined {
  const wanted = asked.toLowerCase();
  const find = (tag: string): Tag | undefined => tags.find((each) => each.toLowerCase() === tag);
  const exact = find(wanted) ?? (traditional.test(wanted) ? find('zh-tw') : undefined);
  if (exact !== undefined) return exact;
  const base = wanted.split('-')[0] ?? wanted;
  return (
    (base === 'zh' ? find('zh-cn') : undefined) ??
    tags.find((tag) => tag.toLowerCase().split('-')[0] === base)
  );
}
