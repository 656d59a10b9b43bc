import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconBallFootball from '@tabler/icons-react/dist/esm/icons/IconBallFootball.mjs';
import IconDeviceGamepad2 from '@tabler/icons-react/dist/esm/icons/IconDeviceGamepad2.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useIntl, type IntlShape } from 'react-intl';
import type { SearchGroup, SearchHit, SearchKind } from '#contract';
import { DateTime } from '#ds/DateTime';
import { Icon, type IconSource } from '#ds/Icon';
import { LazyImage } from '#ds/LazyImage';
import { Mark } from '#ds/Mark';
import {
  SearchOverlay,
  SearchRow,
  type SearchItem,
  type SearchItems,
  type SearchPiece,
} from '#patterns/SearchOverlay';
import type { NoticeContent } from '../notice';
import { WordedNotice } from '../WordedNotice';
import { searchMessages as messages } from './messages';
import { fillCover, unseen } from './SearchDialog.styles';

/** What somebody chose. */
export type SearchChoice =
  | { kind: 'hit'; group: SearchKind; hit: SearchHit }
  /** Everything of a kind that the query finds, on its own page. */
  | { kind: 'all'; group: 'games' | 'tables' }
  | { kind: 'place'; href: string };

export interface SearchDialogProps {
  isOpen: boolean;
  onClose: () => void;
  query: string;
  onQueryChange: (query: string) => void;
  /** What was found; absent before the first answer to what is typed. */
  found: { query: string; groups: readonly SearchGroup[]; near: readonly string[] } | undefined;
  /** Cuts a name at the words that were searched for. */
  mark: (text: string) => readonly SearchPiece[];
  /** What was searched for before, the newest first. */
  recent: readonly string[];
  /** Pages that people look for often, shown before anything is typed. */
  places: readonly { href: string; label: string; icon: IconSource }[];
  /** Why nothing could be searched. */
  notice?: NoticeContent | undefined;
  isBusy?: boolean;
  imageUrl: (path: string) => string;
  onChoose: (choice: SearchChoice) => void;
}

/** Finds games, tables, providers, lotteries, matches, promotions and help while one types. */
export function SearchDialog({
  isOpen,
  onClose,
  query,
  onQueryChange,
  found,
  mark,
  recent,
  places,
  notice,
  isBusy = false,
  imageUrl,
  onChoose,
}: SearchDialogProps) {
  const intl = useIntl();
  const { formatMessage: t } = intl;
  const isEmpty = query.trim() === '';
  const choices = new Map<string, SearchChoice>();
  const asQuery = (prefix: string, queries: readonly string[], icon: IconSource): SearchItem[] =>
    queries.map((text) => ({
      id: `${prefix}/${text}`,
      textValue: text,
      row: <SearchRow glyph={<Icon icon={icon} size={18} />} title={[{ text, isFound: false }]} />,
    }));
  const start = (): SearchItems[] => [
    { id: 'recent', title: t(messages.recent), items: asQuery('query', recent, IconHistory) },
    {
      id: 'places',
      title: t(messages.places),
      items: places.map(({ href, label, icon }) => {
        choices.set(href, { kind: 'place', href });
        return {
          id: href,
          textValue: label,
          row: <SearchRow glyph={<Icon icon={icon} size={18} />} title={[{ text: label, isFound: false }]} />,
        };
      }),
    },
  ];
  const results = (): SearchItems[] => [
    ...(found?.groups ?? []).map((group) => toItems(group, { intl, mark, imageUrl, choices })),
    { id: 'near', title: t(messages.near), items: asQuery('query', found?.near ?? [], IconSearch) },
  ];
  const groups = (isEmpty ? start() : results()).filter(({ items }) => items.length > 0);
  const total = isEmpty || isBusy ? undefined : found?.groups.reduce((sum, group) => sum + group.total, 0);
  return (
    <SearchOverlay
      isOpen={isOpen}
      onClose={onClose}
      label={t(messages.label)}
      placeholder={t(messages.placeholder)}
      query={query}
      onQueryChange={onQueryChange}
      groups={groups}
      isBusy={isBusy}
      status={
        notice ? (
          <WordedNotice notice={notice} />
        ) : (
          total !== undefined && <Outcome total={total} query={query.trim()} hasMore={groups.length > 0} />
        )
      }
      onChoose={(id) => {
        if (id.startsWith('query/')) onQueryChange(id.slice('query/'.length));
        const choice = choices.get(id);
        if (choice) onChoose(choice);
      }}
    />
  );
}

/** Says how much was found, to whoever cannot see it; or, to everybody, that it was nothing. */
function Outcome({ total, query, hasMore }: { total: number; query: string; hasMore: boolean }) {
  const { formatMessage: t } = useIntl();
  if (total > 0) return <span css={unseen}>{t(messages.found, { count: total })}</span>;
  return (
    <>
      <b>{t(messages.none, { query })}</b>
      {!hasMore && <div>{t(messages.noneText)}</div>}
    </>
  );
}

interface Drawing {
  intl: IntlShape;
  mark: SearchDialogProps['mark'];
  imageUrl: SearchDialogProps['imageUrl'];
  /** Gets what each row stands for. */
  choices: Map<string, SearchChoice>;
}

/**
 * Rows go by their place, not by what is in it: what is marked stays the first, or the one that arrow keys went to, while
 * letters change the rows.
 */
const placeOf = (choices: ReadonlyMap<string, SearchChoice>): string => `result/${choices.size}`;

function toItems({ kind, total, hits }: SearchGroup, drawing: Drawing): SearchItems {
  const { intl, mark, choices } = drawing;
  const items = hits.map((hit): SearchItem => {
    const id = placeOf(choices);
    choices.set(id, { kind: 'hit', group: kind, hit });
    return {
      id,
      textValue: hit.title,
      row: (
        <SearchRow
          glyph={glyphOf(kind, hit, drawing)}
          title={mark(hit.title)}
          note={hit.note}
          end={kind === 'matches' && <MatchTime {...hit} />}
        />
      ),
    };
  });
  if ((kind === 'games' || kind === 'tables') && total > hits.length) {
    const text = intl.formatMessage(kind === 'games' ? messages.all : messages.allTables, { count: total });
    const id = placeOf(choices);
    choices.set(id, { kind: 'all', group: kind });
    items.push({
      id,
      textValue: text,
      row: (
        <SearchRow
          glyph={<Icon icon={IconArrowRight} size={18} isDirectional />}
          title={[{ text, isFound: false }]}
        />
      ),
    });
  }
  return { id: kind, title: intl.formatMessage(messages[kind]), items };
}

const icons: Partial<Record<SearchKind, IconSource>> = {
  matches: IconBallFootball,
  help: IconHelpCircle,
};

function glyphOf(kind: SearchKind, { image, title }: SearchHit, { imageUrl }: Drawing) {
  const icon = <Icon icon={icons[kind] ?? IconDeviceGamepad2} size={20} />;
  if (image === undefined || icons[kind]) return icon;
  if (kind === 'vendors') return <Mark name={title} src={imageUrl(image)} size="lg" />;
  return (
    <span css={fillCover}>
      <LazyImage src={imageUrl(image)} alt="" fallback={icon} position="50% 20%" />
    </span>
  );
}

/** The goals of a match that is on, or when it begins. */
function MatchTime({ score, startsAt }: Pick<SearchHit, 'score' | 'startsAt'>) {
  if (score) return <b dir="ltr">{score.join(' – ')}</b>;
  return startsAt !== undefined && <DateTime value={startsAt} format="time" />;
}
