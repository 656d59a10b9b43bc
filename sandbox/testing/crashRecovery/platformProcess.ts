import { clearPayments } from '#demo/bank/clearing.ts';
import { demoWelcomeCredit } from '#demo/seed/welcomeCredit.ts';
import { createApp } from '../../app';
import { platformConfig } from '../../config';
import type { OpenedDatabase } from '../../node/connect';
import { openDatabase } from '../../node/openDatabase';
import { systemRandom } from '../../node/ports';
import { jobs } from '../../services/jobs';
import { operate } from '../../services/system/operate';
import { createTestPorts, type TestPorts } from '../ports';

/** What the test asks of a platform's process, over the channel of processes. */
export type Order =
  | { do: 'open'; url: string; at: number }
  | { do: 'request'; path: string; method: string; headers: [string, string][]; body: string }
  /** Moves the clock to a moment and runs every job once, as time would. */
  | { do: 'jobs'; at: number }
  /** A command of the operator. */
  | { do: 'operate'; words: string[] };

export interface Reply {
  status?: number;
  headers?: [string, string][];
  body?: string;
  /** What a job threw. */
  failures?: string[];
}

/** The cents that tell payments apart are always the same here, so that what two walks leave can be compared. */
const sameCents = { ...systemRandom, below: (end: number) => (end === 99 ? 36 : systemRandom.below(end)) };

let opened: OpenedDatabase | undefined;
let ports: TestPorts | undefined;
let app: ReturnType<typeof createApp> | undefined;

async function carryOut(order: Order): Promise<Reply> {
  if (order.do === 'open') {
    opened = await openDatabase({ url: order.url });
    ports = { ...createTestPorts(opened.db, new Date(order.at)), random: sameCents };
    const config = platformConfig({
      rate: { burst: 1_000_000, perSecond: 1_000_000 },
      humanActions: [],
      welcomeCredit: demoWelcomeCredit,
    });
    app = createApp({ db: opened.db, ports, config });
    return {};
  }
  if (!opened || !ports || !app) throw new Error('the platform is not open');
  if (order.do === 'request') {
    const { path, method, headers, body } = order;
    const init = { method, headers, ...(method === 'GET' ? {} : { body }) };
    const answer = await app.fetch(new Request(`http://127.0.0.1${path}`, init), { address: '203.0.113.7' });
    return { status: answer.status, headers: [...answer.headers], body: await answer.text() };
  }
  if (order.do === 'operate') {
    await operate({ db: opened.db, ...ports }, order.words);
    return {};
  }
  ports.clock.advance(order.at - ports.clock.now().getTime());
  const deps = { db: opened.db, ...ports };
  const failures: string[] = [];
  for (const { name, run } of [...jobs, { name: 'clear payments', run: clearPayments }])
    await run(deps).catch((error: unknown) => failures.push(`${name}: ${String(error)}`));
  return { failures };
}

process.on('message', ({ id, order }: { id: number; order: Order }) => {
  carryOut(order).then(
    (reply) => process.send?.({ id, reply }),
    (error: unknown) => process.send?.({ id, error: String(error) }),
  );
});
process.send?.({ id: 0, reply: {} });
