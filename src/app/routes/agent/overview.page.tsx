import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import type { OverviewReport } from '#features/agent/overview.ts';
import { OverviewScreen } from '#features/agent/OverviewScreen.tsx';
import { agentReportStore } from '../../stores/agentReportStore';
import { useQuery } from '../useQuery';
import { usePeriod } from '../useRecordList';
import { useSheets } from '../useSheets';
import { useStore } from '../useStore';

// In one file with the overview: a file of its own would cost every visitor of home its name.
export { AnnouncementsPage } from './announcements.page';

/** The team at a glance; its period stands in the address, and goes along to the reports. */
export const OverviewPage = observer(function OverviewPage() {
  const store = useStore(agentReportStore);
  const { period, chosen } = usePeriod();
  const { from, to } = period;
  const hrefOf = useCallback((report: OverviewReport) => addressOf(report, { from, to }), [from, to]);
  return (
    <OverviewScreen
      {...chosen}
      overview={useQuery(store.overview.get(`${from}/${to}`))}
      hrefOf={hrefOf}
      outputs={useSheets().outputsOf('team-overview', from, to)}
    />
  );
});

function addressOf(report: OverviewReport, period: { from: string; to: string }): string {
  const query = (values: Record<string, string | undefined>): string =>
    new URLSearchParams(
      Object.entries({ ...values, ...period }).filter(
        (entry): entry is [string, string] => entry[1] !== undefined,
      ),
    ).toString();
  if (report.is === 'bets') return `/agent/personalHistoryCopy?${query({})}`;
  if (report.is === 'transactions')
    return `/agent/agentDownlineTransactionDetailsCopy?${query({ type: report.type })}`;
  return `/agent/palStatementsAgentCopy?${query({ under: report.under, view: report.view })}`;
}
