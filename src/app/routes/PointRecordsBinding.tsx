import { observer } from 'mobx-react-lite';
import type { PointsConfig, ReplyOf, pointsCalls } from '#contract';
import type { Async } from '#patterns/AsyncSection';
import { PointRecords } from '../../features/points/PointRecords';
import { pointTypes } from '../../features/points/pointTypes';
import { pointStore } from '../stores/pointStore';
import { useAddress } from './center/useAddress';
import { useSite } from './site';
import { useList } from './useList';
import { useStore } from './useStore';

const dayShape = /^\d{4}-\d{2}-\d{2}$/;

interface PointRecordsBindingProps {
  /** Says which month it is: the visitor's clock may be of another day. */
  balance: Async<ReplyOf<typeof pointsCalls.balance>>;
  config: PointsConfig | undefined;
  rulesHref: string;
}

/** The record of points on its store: of what the address asks for, this business month when it says nothing. */
export const PointRecordsBinding = observer(function PointRecordsBinding({
  balance,
  config,
  rulesHref,
}: PointRecordsBindingProps) {
  const { locale, session } = useSite().stores;
  const [{ type: asked, from, to }, change] = useAddress();
  const month = balance.value?.month;
  const type = pointTypes.find((each) => each === asked);
  const isPeriod = from && to && dayShape.test(from) && dayShape.test(to) && from <= to;
  const days = isPeriod ? { from, to } : month && { from: month.from, to: month.to };
  // What was redeemed is named in the language of the page.
  const filter = days ? { ...days, language: locale.tag, ...(type && { type }) } : undefined;
  const records = useList(useStore(pointStore).records, filter, 1, session.token);
  return (
    <PointRecords
      ledger={{
        records: days ? records : { ...records, ...balance, value: undefined },
        filter: { type: type ?? '', from: days?.from ?? '', to: days?.to ?? '' },
        onFilterChange: (next) => {
          const isMonth = next.from === month?.from && next.to === month.to;
          change({ type: next.type, from: isMonth ? '' : next.from, to: isMonth ? '' : next.to });
        },
        today: month?.to ?? '',
        timeZone: records.value?.timeZone ?? month?.timeZone,
      }}
      config={config}
      rulesHref={rulesHref}
    />
  );
});
