import { useEffect } from 'react';
import type { Article } from '#contract';
import type { OpenArticle } from '../../features/articles/openArticle';
import type { Resource } from '../data/resource';
import { useEnsured } from './useEnsured';
import { useNotice } from './useNotice';
import { useShownLanguage } from './useShownLanguage';

/** An article as screens take it: loading, not there, failed or ready. Read it in an observer. */
export function useOpenArticle(article: Resource<Article>, id: string): OpenArticle {
  const { shownOf } = useShownLanguage();
  const { notice } = useNotice();
  useEnsured(article);
  // Another article begins at its top, although the page stays the same.
  useEffect(() => scrollTo(0, 0), [id]);
  const { value, failure } = article;
  if (value) return { status: 'ready', article: value, language: shownOf(value.language) };
  if (!failure) return { status: 'loading' };
  if (failure.kind === 'refused' && failure.code === 'record.unknown') return { status: 'unknown' };
  const failed = notice(failure, () => void article.refresh());
  return failed ? { status: 'failed', notice: failed } : { status: 'loading' };
}
