import type { LocalisedText } from '../../../sandbox/db/schema';

/** One text in the six languages of the switcher, in its order: English, Chinese, Japanese, Thai, Vietnamese, Indonesian. */
export const text = (
  en: string,
  zh: string,
  ja: string,
  th: string,
  vi: string,
  id: string,
): LocalisedText => ({
  en,
  'zh-CN': zh,
  ja,
  th,
  vi,
  id,
});
