import { describe, expect, test } from 'vitest';
import { ManualClock, MapStorage, settle } from '../testing/ports';
import { fail, succeed, type Outcome } from './failure';
import { Resource } from './resource';
import { ResourceMap } from './resourceMap';

/** A load whose answers the test gives when it likes. */
function controlled<T>() {
  const answers: ((outcome: Outcome<T>) => void)[] = [];
  const signals: AbortSignal[] = [];
  return {
    answers,
    signals,
    load: (signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<Outcome<T>>((resolve) => answers.push(resolve));
    },
  };
}

const offline = fail({ kind: 'offline' });

describe('Resource', () => {
  test('goes from idle over loading to ready', async () => {
    const { load, answers } = controlled<number>();
    const resource = new Resource({ load, clock: new ManualClock() });
    expect(resource.status).toBe('idle');
    const loading = resource.ensure();
    expect(resource.status).toBe('loading');
    answers[0]?.(succeed(1));
    await loading;
    expect([resource.status, resource.value]).toEqual(['ready', 1]);
  });

  test('counts the age of an answer that somebody had kept', async () => {
    const { load, answers } = controlled<number>();
    const clock = new ManualClock();
    const resource = new Resource({ load, clock, staleAfter: 60_000 });
    void resource.ensure();
    answers[0]?.(succeed(1, 50_000));
    await settle();
    await clock.advance(9_999);
    void resource.ensure();
    expect(answers).toHaveLength(1);
    await clock.advance(1);
    void resource.ensure();
    expect(answers).toHaveLength(2);
  });

  test('shares a load under way with whoever only wants it to be there', async () => {
    const { load, answers } = controlled<number>();
    const resource = new Resource({ load, clock: new ManualClock() });
    void resource.ensure();
    void resource.ensure();
    void resource.refreshOnce();
    expect(answers).toHaveLength(1);
  });

  test('asks again when a refresh comes during a load, and waits for the newest answer', async () => {
    const { load, answers, signals } = controlled<number>();
    const resource = new Resource({ load, clock: new ManualClock() });
    const first = resource.ensure();
    const second = resource.refresh();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    answers[0]?.(succeed(1));
    await settle();
    expect([resource.status, resource.value]).toEqual(['loading', undefined]);
    answers[1]?.(succeed(2));
    await Promise.all([first, second]);
    expect([resource.status, resource.value]).toEqual(['ready', 2]);
  });

  test('recovers from a load that throws', async () => {
    const error = new Error('sealing failed');
    let isBroken = true;
    const resource = new Resource<number>({
      clock: new ManualClock(),
      load: () => {
        if (isBroken) throw error;
        return Promise.resolve(succeed(1));
      },
    });
    await resource.ensure();
    expect([resource.status, resource.failure]).toEqual(['failed', { kind: 'fault', error }]);
    isBroken = false;
    await resource.ensure();
    expect([resource.status, resource.value]).toEqual(['ready', 1]);
  });

  test('keeps the value when a refresh fails', async () => {
    const { load, answers } = controlled<number>();
    const resource = new Resource({ load, clock: new ManualClock() });
    void resource.ensure();
    answers[0]?.(succeed(1));
    await settle();
    void resource.refresh();
    expect(resource.status).toBe('refreshing');
    answers[1]?.(offline);
    await settle();
    expect([resource.status, resource.value, resource.failure]).toEqual(['failed', 1, { kind: 'offline' }]);
  });

  test('drops the answer of a load that a reset or a newer value overtook', async () => {
    const { load, answers, signals } = controlled<number>();
    const resource = new Resource({ load, clock: new ManualClock() });
    void resource.ensure();
    resource.reset();
    expect(signals[0]?.aborted).toBe(true);
    answers[0]?.(succeed(1));
    await settle();
    expect([resource.status, resource.value]).toEqual(['idle', undefined]);

    void resource.ensure();
    resource.set(7);
    answers[1]?.(succeed(1));
    await settle();
    expect(resource.value).toBe(7);
  });

  test('asks again only when the value is stale', async () => {
    const clock = new ManualClock();
    const { load, answers } = controlled<number>();
    const resource = new Resource({ load, clock, staleAfter: 1_000 });
    void resource.ensure();
    answers[0]?.(succeed(1));
    await settle();
    await clock.advance(999);
    void resource.ensure();
    expect(answers).toHaveLength(1);
    await clock.advance(1);
    void resource.ensure();
    expect(answers).toHaveLength(2);
  });

  test('restores what still fits and forgets what does not', async () => {
    const storage = new MapStorage();
    const persist = {
      storage,
      key: 'k',
      parse: (stored: unknown) => (typeof stored === 'number' ? stored : undefined),
    };
    const make = () => new Resource({ load: controlled<number>().load, clock: new ManualClock(), persist });
    make().set(3);
    const restored = make();
    restored.restore();
    expect([restored.value, restored.status]).toEqual([3, 'ready']);
    storage.write('k', '"text"');
    const refused = make();
    refused.restore();
    expect(refused.value).toBeUndefined();
    storage.write('k', '{broken');
    make().restore();
    expect(storage.read('k')).toBeNull();
  });
});

test('ResourceMap drops what was asked for longest ago', () => {
  const map = new ResourceMap(
    (key: string) => ({ load: async () => succeed(key), clock: new ManualClock() }),
    2,
  );
  const [a, b] = [map.get('a'), map.get('b')];
  expect(map.get('a')).toBe(a);
  map.get('c');
  expect(map.get('a')).toBe(a);
  expect(map.get('b')).not.toBe(b);
});
