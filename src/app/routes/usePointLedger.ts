import type { ReplyOf, pointsCalls } from '#contract';
import type { Async } from '#patterns/AsyncSection';
import type { PointLedger } from '../../features/points/PointRecords';
import { pointTypes } from '../../features/points/pointTypes';
import { pointStore } from '../stores/pointStore';
import { useAddress } from './center/useAddress';
import { useSite } from './site';
import { useList } from './useList';
import { useStore } from './useStore';

const dayShape = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The record of points as its screen wants it: of what the address asks for, this business month when it says nothing.
 * Read it in an observer.
 * @param isShown nothing is asked for while it is not
 * @param balance says which month it is: the visitor's clock may be of another day
 */
export function usePointLedger(
  isShown: boolean,
  balance: Async<ReplyOf<typeof pointsCalls.balance>> | undefined,
): PointLedger {
  const { locale, session } = useSite().stores;
  const [{ type: asked, from, to }, change] = useAddress();
  const month = balance?.value?.month;
  const type = pointTypes.find((each) => each === asked);
  const isPeriod = from && to && dayShape.test(from) && dayShape.test(to) && from <= to;
  const days = isPeriod ? { from, to } : month && { from: month.from, to: month.to };
  // What was redeemed is named in the language of the page.
  const filter = isShown && days ? { ...days, language: locale.tag, ...(type && { type }) } : undefined;
  const records = useList(useStore(pointStore).records, filter, 1, session.token);
  return {
    records: days || !balance ? records : { ...records, ...balance, value: undefined },
    filter: { type: type ?? '', from: days?.from ?? '', to: days?.to ?? '' },
    onFilterChange: (next) => {
      const isMonth = next.from === month?.from && next.to === month.to;
      change({ type: next.type, from: isMonth ? '' : next.from, to: isMonth ? '' : next.to });
    },
    today: month?.to ?? '',
    timeZone: records.value?.timeZone ?? month?.timeZone,
  };
}
