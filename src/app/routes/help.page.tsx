import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { formatDateTime, platformNow, useLocaleRow } from '#ds-i18n';
import { helpMessages } from '../../features/articles/help.messages';
import { HelpArticleScreen } from '../../features/articles/HelpArticleScreen';
import { HelpFrame } from '../../features/articles/HelpFrame';
import { HelpScreen, type HelpContactProps, type HelpScreenProps } from '../../features/articles/HelpScreen';
import type { HelpTopicItem } from '../../features/articles/HelpTopics';
import { createArticleSearch } from '../stores/articleSearch';
import { helpStore, type HelpStore } from '../stores/helpStore';
import { useAddress } from './center/useAddress';
import { LanguageSwitch } from './shell/LanguageSwitch';
import { useSite } from './site';
import { useNotice } from './useNotice';
import { useOpenChat } from './useOpenChat';
import { useOpenArticle } from './useOpenArticle';
import { usePageTitle } from './usePageTitle';
import { useQuery } from './useQuery';
import { useShownLanguage } from './useShownLanguage';
import { useStore } from './useStore';

/** Questions below the search. */
const quickQuestions = 3;

/** The help centre within the site. */
export const HelpPage = () => <Help path="/help" />;

/** The help centre alone, for the web view of an app. */
export const LoneHelpPage = () => (
  <HelpFrame language={<LanguageSwitch />}>
    <Help path="/helpmc" />
  </HelpFrame>
);

/** Topics, a search, or the article that the address names. */
const Help = observer(function Help({ path }: { path: '/help' | '/helpmc' }) {
  const store = useStore(helpStore);
  const { start } = useSite().stores;
  const [{ article: id = '', topic: openTopic }] = useAddress();
  const { tag, langOf, nameOf } = useShownLanguage();
  const t = useIntl().formatMessage;
  const locale = useLocaleRow();
  /** The day of a moment where the visitor is. */
  const dayOf = (moment: string | number): string => formatDateTime(moment, locale, 'date');
  const [query, setQuery] = useState('');
  const center = useQuery(store.centers.get(tag));
  const { value } = center;
  const search = useMemo(
    () => createArticleSearch(value?.articles ?? [], value?.topics ?? [], tag),
    [value, tag],
  );
  usePageTitle(id ? '' : t(helpMessages.name));

  const topics: HelpTopicItem[] = (value?.topics ?? []).flatMap((topic) => {
    const articles = (value?.articles ?? [])
      .filter((article) => article.topic === topic.id)
      .map((article) => ({ id: article.id, title: article.title, lang: langOf(article.language) }));
    return articles.length > 0
      ? [{ id: topic.id, title: topic.title, lang: langOf(topic.language), articles }]
      : [];
  });
  const hrefOf: HelpScreenProps['hrefOf'] = (place) => {
    const [entry] = Object.entries(place);
    return entry ? `${path}?${entry[0]}=${encodeURIComponent(entry[1])}` : path;
  };
  const shared = {
    hrefOf,
    contactHref: start.customerServiceUrl,
    onChat: useOpenChat(),
    feedbackHref: '/feedback',
    saferPlayHref: '/personal/saferPlay',
  };
  if (id) return <HelpArticle {...shared} id={id} path={path} store={store} topics={topics} />;

  // Operators put first what is asked most: one question of each of the first topics.
  const quick = topics.slice(0, quickQuestions).flatMap(({ articles }) => articles.slice(0, 1));
  const service = value?.service;
  const titleOf = new Map(topics.map(({ id: topic, title }) => [topic, title]));
  const result = search(query);
  return (
    <HelpScreen
      {...shared}
      topics={{
        ...center,
        value: topics,
        state: value?.articles.length === 0 ? 'empty' : center.state,
      }}
      openTopic={openTopic}
      quick={quick}
      status={service && { service, isToday: (moment) => dayOf(moment) === dayOf(platformNow()) }}
      query={query}
      onQueryChange={setQuery}
      results={
        query.trim() === ''
          ? undefined
          : result.found.map(({ article, title, lead }) => ({
              id: article.id,
              title,
              lead,
              topic: titleOf.get(article.topic) ?? '',
              lang: langOf(article.language),
            }))
      }
      nearest={result.nearest}
      untranslated={value?.articles.some(({ language }) => language !== tag) ? nameOf(tag) : undefined}
    />
  );
});

interface HelpArticleProps extends HelpContactProps, Pick<HelpScreenProps, 'hrefOf'> {
  id: string;
  path: '/help' | '/helpmc';
  store: HelpStore;
  topics: readonly HelpTopicItem[];
}

const HelpArticle = observer(function HelpArticle({ id, path, store, topics, ...shared }: HelpArticleProps) {
  const { tag } = useShownLanguage();
  const { notice } = useNotice();
  const article = store.articleIn(tag, id);
  const open = useOpenArticle(article, id);
  usePageTitle(article.value?.title);
  const rating = store.ratings.get(id);
  const rate = (...answer: Parameters<HelpStore['rate']> extends [string, ...infer Rest] ? Rest : never) =>
    void store.rate(id, ...answer);

  return (
    <HelpArticleScreen
      {...shared}
      open={open.status === 'ready' ? { ...open, article: inPlace(open.article, path) } : open}
      topic={topics.find((topic) => topic.articles.some((one) => one.id === id))}
      rating={{
        answer: rating && { ...rating, isSent: rating.status === 'sent' },
        onAnswer: rate,
        failure: rating?.failure && notice(rating.failure, () => rate(rating.hasHelped, rating.reason)),
      }}
    />
  );
});

/** Links between articles stay where the reader is: in an app there is no header to come back by. */
const inPlace = <T extends { sections: readonly { title: string; html: string }[] }>(
  article: T,
  path: string,
) => ({
  ...article,
  sections: article.sections.map(({ title, html }) => ({
    title,
    html: html.replaceAll('href="/help?', `href="${path}?`),
  })),
});
