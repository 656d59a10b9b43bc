import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createElement, type ReactNode } from 'react';
import { StyleCacheContext } from './useClasses';

/** Says where the styles of what is inside go: those of `css` props, and those of `useClasses`. */
export function StyleProvider({ cache, children }: { cache: EmotionCache; children: ReactNode }) {
  const styled = createElement(CacheProvider, { value: cache }, children);
  return createElement(StyleCacheContext.Provider, { value: cache }, styled);
}
