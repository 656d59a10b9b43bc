import { ar } from './ar';
import { en, type Messages } from './en';
import { id } from './id';
import { ja } from './ja';
import { th } from './th';
import { vi } from './vi';
import { zhCN } from './zhCN';

export type { Messages } from './en';

const catalogues = { en, 'zh-CN': zhCN, ja, th, vi, id, ar } as const satisfies Record<string, Messages>;
export type ProviderLanguage = keyof typeof catalogues;
export const providerLanguages = Object.keys(catalogues) as ProviderLanguage[];

/** The language that the pages speak when asked for `tag`: that one, the same one under another tag, or English. */
export function languageFor(tag: string): ProviderLanguage {
  const wanted = tag.toLowerCase();
  const base = wanted.split('-')[0];
  return (
    providerLanguages.find((each) => each.toLowerCase() === wanted) ??
    providerLanguages.find((each) => each.toLowerCase().split('-')[0] === base) ??
    'en'
  );
}

export const directionOf = (language: ProviderLanguage): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

export const messagesIn = (language: ProviderLanguage): Messages => catalogues[language];
