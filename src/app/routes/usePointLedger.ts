import { useEffect } from 'react';
import type { PointLedger } from '../../features/points/PointRecords';
import { pointTypes } from '../../features/points/pointTypes';
import { pointStore, type RecordFilter } from '../stores/pointStore';
import { useAddress } from './center/useAddress';
import { listState } from './listState';
import { stateOf } from './resourceState';
import { useSite } from './site';
import { useIsOffline } from './useIsOffline';
import { useNotice } from './useNotice';
import { useStore } from './useStore';

const dayShape = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The record of points as its screen wants it: of what the address asks for, this business month when it says nothing.
 * Read it in an observer.
 * @param isShown nothing is asked for while it is not
 */
export function usePointLedger(isShown: boolean): PointLedger {
  const { balance, records } = useStore(pointStore);
  const { session, locale } = useSite().stores;
  const { notice } = useNotice();
  const isOffline = useIsOffline();
  const [{ type: asked, from, to }, change] = useAddress();
  const month = balance.value?.month;
  const type = pointTypes.find((each) => each === asked);
  const isPeriod = from && to && dayShape.test(from) && dayShape.test(to) && from <= to;
  // The platform says which month it is: the visitor's clock may be of another day.
  const days = isPeriod ? { from, to } : month && { from: month.from, to: month.to };
  const filter = days && JSON.stringify({ ...days, ...(type && { type }) });
  const { token } = session;

  // What was redeemed is named in the language of the page.
  useEffect(() => {
    if (isShown && records.status !== 'idle') void records.invalidate();
  }, [records, isShown, token, locale.tag]);
  useEffect(() => {
    if (isShown && filter !== undefined) void records.show(JSON.parse(filter) as RecordFilter);
  }, [records, isShown, filter, token, locale.tag]);

  const { current, failure } = records;
  const awaited = filter === undefined ? balance : undefined;
  const fault = awaited ? awaited.failure : failure;
  return {
    state: awaited ? stateOf(awaited, isOffline) : listState(records, isOffline),
    filter: { type: type ?? '', from: days?.from ?? '', to: days?.to ?? '' },
    onFilterChange: (next) => {
      const isMonth = next.from === month?.from && next.to === month.to;
      change({ type: next.type, from: isMonth ? '' : next.from, to: isMonth ? '' : next.to });
    },
    today: month?.to ?? '',
    timeZone: current?.timeZone ?? month?.timeZone,
    rows: records.rows,
    sources: current?.sources ?? [],
    hasMore: records.hasMore,
    isLoadingMore: records.isComing,
    onMore: () => void records.more(),
    failure: fault && notice(fault),
    onRetry: () => void (awaited ? awaited.refresh() : records.retry()),
  };
}
