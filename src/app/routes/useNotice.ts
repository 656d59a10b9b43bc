import { useIntl } from 'react-intl';
import type { Game } from '#contract';
import type { NoticeContent } from '../../features/notice';
import { siteMessages } from '../../features/site.messages';
import type { Failure } from '../data/failure';
import type { Resource } from '../data/resource';
import { describeFailure } from '../failures/describeFailure';

type ListOf<T> =
  | { status: 'loading' }
  | { status: 'failed'; notice: NoticeContent }
  | { status: 'ready'; items: readonly T[] };

/** Words for failures, and sections of screens from resources of stores. */
export function useNotice() {
  const intl = useIntl();

  /** A failure, if there is one, as a notice; `onRetry` becomes its way on where trying again can help. */
  const notice = (failure: Failure | undefined, onRetry?: () => void): NoticeContent | undefined => {
    const worded = failure && describeFailure(intl, failure);
    if (!worded) return undefined;
    const { title, text, canRetry } = worded;
    return {
      tone: 'danger',
      title,
      ...(text !== undefined && { text }),
      ...(canRetry &&
        onRetry && { action: { label: intl.formatMessage(siteMessages.tryAgain), onPress: onRetry } }),
    };
  };

  /**
   * A list of a resource: its last value survives a failed refresh. It is the same object for the same value and the
   * same function, so that with a kept function only the section whose list has changed renders.
   */
  const section = <V extends object, T>(
    resource: Resource<V>,
    items: (value: V) => readonly T[],
  ): ListOf<T> => {
    const { value, failure } = resource;
    if (value !== undefined) return readyList(value, items);
    const failed = notice(failure, () => void resource.refresh());
    return failed ? { status: 'failed', notice: failed } : loading;
  };

  return { notice, section };
}

const loading = { status: 'loading' } as const;
const readyLists = new WeakMap<object, WeakMap<object, { status: 'ready'; items: readonly unknown[] }>>();

function readyList<V extends object, T>(value: V, items: (value: V) => readonly T[]): ListOf<T> {
  const list = keptFor(readyLists, items, value, () => ({ status: 'ready' as const, items: items(value) }));
  return list as ListOf<T>;
}

const lists = new WeakMap<object, WeakMap<object, readonly Game[]>>();

/** Games with absolute addresses of their pictures. Kept, so that a section whose games are the same does not render. */
export const withImages = (games: readonly Game[], imageUrl: (path: string) => string): readonly Game[] =>
  keptFor(lists, imageUrl, games, () => games.map((game) => ({ ...game, image: imageUrl(game.image) })));

/** What was made of an object by a function, made once for the two. */
function keptFor<Made extends object>(
  known: WeakMap<object, WeakMap<object, Made>>,
  by: object,
  of: object,
  make: () => Made,
): Made {
  const ofThese = known.get(by) ?? new WeakMap<object, Made>();
  known.set(by, ofThese);
  const made = ofThese.get(of) ?? make();
  ofThese.set(of, made);
  return made;
}
