import { expect, test } from 'vitest';
import { reply, scriptedApi } from '../testing/api';
import { ChunkLoadError } from '../routes/loadErrors';
import { ErrorReports } from './errorReports';

function make() {
  const wire = scriptedApi();
  wire.script(() => reply({}));
  const reports = new ErrorReports({ api: wire.api, clock: wire.clock, release: 'site-1.js' });
  const sent = () => wire.seen.map(({ body }) => JSON.parse(body ?? '{}') as Record<string, string>);
  return { ...wire, reports, sent };
}

/** Lets the calls that were made reach the wire. */
async function answered(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => void setImmediate(resolve));
}

const fault = (message: string, stack = 'Error\n  at draw (https://site.test/a.js?token=abc:1:2)') =>
  Object.assign(new Error(message), { stack });

test('tells what happened and where, without what could be somebody’s', async () => {
  const { reports, sent } = make();
  reports.report(
    fault('no tile for mira@example.test, phone 0912345678, t 01234567890123456789012345678901'),
    'page',
  );
  await answered();
  expect(sent()).toEqual([
    {
      message: 'no tile for @, phone #, t #',
      stack: 'Error\n  at draw (https://site.test/a.js?…)',
      area: 'page',
      release: 'site-1.js',
    },
  ]);
});

test('tells the same fault once a minute, and ten of a visit', async () => {
  const { reports, sent, clock } = make();
  reports.report(fault('same'), 'page');
  reports.report(fault('same'), 'page');
  await answered();
  await clock.advance(60_000);
  reports.report(fault('same'), 'page');
  for (let index = 0; index < 20; index += 1) reports.report(fault(`other ${index}`), 'page');
  await answered();
  expect(sent()).toHaveLength(10);
});

test('says nothing of code that could not be fetched', async () => {
  const { reports, sent } = make();
  reports.report(new ChunkLoadError('gone'), 'page');
  await answered();
  expect(sent()).toEqual([]);
});
