import type { LotteryMenuEntry } from '#contract';
import type { LotteryLink } from '../../features/lottery/LotteryLinks';
import { lotteryMenuStore } from '../stores/lotteryMenuStore';
import { gamePath } from './gamePath';
import { useSite } from './site';
import { useEnsured } from './useEnsured';
import { useStore } from './useStore';

/** A lottery with the address of its page. */
export const toLotteryLink = ({
  id,
  name,
  vassalage,
}: {
  id: string;
  name: string;
  vassalage: string;
}): LotteryLink => ({ name, vassalage, href: gamePath({ id, vassalage, category: 'LOTT' }) });

export const linksOf = (list: readonly LotteryMenuEntry[] | undefined): readonly LotteryLink[] =>
  (list ?? []).map(({ code, ...entry }) => toLotteryLink({ ...entry, id: code }));

/** How many of them are shown. */
const shown = 6;

/** Lotteries that the member played last; none for a visitor. Call it from an observer. */
export function useRecentLotteries(): readonly LotteryLink[] {
  const { isSignedIn } = useSite().stores.session;
  const { recent } = useStore(lotteryMenuStore);
  useEnsured(isSignedIn && recent);
  return isSignedIn ? linksOf(recent.value?.list.slice(0, shown)) : [];
}
