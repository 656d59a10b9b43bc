import { expect, test } from 'vitest';
import { centers } from './centers';

test('the agent centre has the pages of the specification, in its order, each with its flag', () => {
  const pages = centers.agent.pages.map(({ id, flag }) => (flag ? `${id} ${flag}` : id));
  expect(pages).toEqual([
    'agentAnnouncement',
    'agentTeamOverview',
    'registerCenter',
    'downlineManagmentView',
    'personalHistoryCopy',
    'palStatementsAgentCopy',
    'agentRevenueReport',
    'agentDownlineTransactionDetailsCopy',
    'agentDividendRecordCopy2 enableCt',
    'agentDailyWages2 salary',
    'agentHourSalary hourSalary',
    // Ours: the specification tells of the salary, and of no page.
    'agentRealtimeSalary realTimeSalary',
  ]);
  expect(centers.agent.labels.agentDownlineTransactionDetailsCopy.defaultMessage).toBe('Transaction details');
});
