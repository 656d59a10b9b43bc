import { expect, test } from 'vitest';
import type { LiveTopic } from '#contract';
import { interleave } from '../testing/interleave';
import { CountingRandom, ManualClock, MapStorage, settle } from '../testing/ports';
import { fail, succeed, type Outcome } from './failure';
import { PersonScope } from './personScope';

const scopeOf = (isLive = false) => {
  const [clock, sessionStorage] = [new ManualClock(), new MapStorage()];
  const live = { isOn: isLive };
  return {
    clock,
    sessionStorage,
    scope: new PersonScope({ clock, random: new CountingRandom(), sessionStorage, live }),
  };
};
/** A promise with what ends it. */
function held<T>() {
  let answer: (outcome: Outcome<T>) => void = () => undefined;
  const promise = new Promise<Outcome<T>>((resolve) => (answer = resolve));
  return { promise, answer };
}

test('what a write answers is shown by its id at once, and looked at again', async () => {
  const { scope } = scopeOf();
  const again = held<{ id: string; status: string }>();
  const details = scope.queryBy((_id: string) => again.promise);
  const cancel = scope.mutation((id: string) => Promise.resolve(succeed({ id, status: 'cancelled' })), {
    shows: details,
  });
  await cancel.run('a');
  expect(details.get('a').value?.status).toBe('cancelled');
  again.answer(succeed({ id: 'a', status: 'returned' }));
  await settle();
  expect(details.get('a').value?.status).toBe('returned');
});

test('whatever answers come late, another person never sees what was one person’s', () =>
  interleave({
    start: (wire) => {
      const { scope } = scopeOf();
      let person = 0;
      const mine = () => wire.call(() => person);
      const about = scope.queryBy((_key: string) => mine());
      const list = scope.paged({
        load: () => wire.call(() => ({ rows: [person] })),
        rows: ({ rows }) => rows,
        total: () => 1,
        id: String,
      });
      const told = scope.state({ written: -1 });
      const fact = scope.query(() => mine());
      const write = scope.mutation((_: string) => mine(), {
        onSuccess: (written) => {
          told.set({ written });
          fact.set(written);
        },
        invalidates: [about, list],
      });
      const come = (): void => {
        person += 1;
        scope.reset();
      };
      return { fact, about, list, write, told, come, who: () => person };
    },
    acts: {
      ask: ({ fact }) => void fact.ensure(),
      askAbout: ({ about }) => void about.get('a').ensure(),
      show: ({ list }) => void list.setPage({}),
      write: ({ write }) => void write.run('x'),
      reset: ({ write }) => write.reset(),
      come: ({ come }) => come(),
    },
    calm: async ({ fact, about, list, come }) => {
      come();
      await Promise.all([fact.ensure(), about.get('a').ensure(), list.setPage({})]);
    },
    check: ({ fact, about, list, told, who }) => {
      expect([fact.value, about.get('a').value, list.rows[0]]).toEqual([who(), who(), who()]);
      expect(told.value.written).toBe(-1);
    },
  }));

test('what a write was sent for is nobody’s when another person came, or when its dialog was closed', async () => {
  const { scope } = scopeOf();
  const seen: string[] = [];
  const first = held<string>();
  const write = scope.mutation((_: string) => first.promise, { onSuccess: (value) => seen.push(value) });
  const late = write.run('a');
  scope.reset();
  first.answer(succeed('done'));
  expect(await late).toEqual(fail({ kind: 'aborted' }));
  expect(seen).toEqual([]);

  const second = held<string>();
  const closed = scope.mutation((_: string) => second.promise, { onSuccess: (value) => seen.push(value) });
  const running = closed.run('a');
  closed.reset();
  second.answer(succeed('done'));
  // What was done is done and is shown; whoever waited for it is gone.
  expect(await running).toEqual(fail({ kind: 'aborted' }));
  expect(seen).toEqual(['done']);
  expect(closed.status).toBe('idle');
});

test('a write that was put aside is over once it is answered: the next one of the same input has a key of its own', async () => {
  const { scope } = scopeOf();
  const keys: string[] = [];
  let answers: ((outcome: Outcome<string>) => void)[] = [];
  const write = scope.mutation((_: string, { key }) => {
    keys.push(key);
    const { promise, answer } = held<string>();
    answers.push(answer);
    return promise;
  });
  for (const putAside of [() => scope.reset(), () => write.reset(), () => undefined]) {
    const sent = write.run('a');
    putAside();
    for (const answer of answers) answer(succeed('done'));
    answers = [];
    await sent;
  }
  expect(new Set(keys).size).toBe(3);
  // While nobody knows what came of it, it is the same write.
  const lost = write.run('a');
  scope.reset();
  for (const answer of answers) answer(fail({ kind: 'network' }));
  await lost;
  void write.run('a');
  expect(new Set(keys).size).toBe(4);
});

test('a write asks again for what somebody has asked for, and for nothing else, also when it was refused', async () => {
  const { scope } = scopeOf();
  const asked: string[] = [];
  const ask = (name: string) => () => {
    asked.push(name);
    return Promise.resolve(succeed(name));
  };
  const [shown, unseen] = [scope.query(ask('shown')), scope.query(ask('unseen'))];
  const byKey = scope.queryBy((key: string) => ask(key)());
  await Promise.all([shown.ensure(), byKey.get('old').ensure(), byKey.get('last').ensure()]);
  asked.length = 0;
  const refused = fail({ kind: 'refused', code: 'request.invalid' });
  const write = scope.mutation(() => Promise.resolve(refused), { invalidates: [shown, unseen, byKey] });
  expect(await write.run('a')).toEqual(refused);
  await settle();
  expect(asked).toEqual(['shown', 'last']);
});

test('changes on the platform are heard by topic, and all of them when nobody knows which', async () => {
  const { scope } = scopeOf();
  let looks = 0;
  const recent = scope.query(() => Promise.resolve(succeed((looks += 1))), { topics: ['deposits'] });
  const hear = async (topic: LiveTopic) => {
    scope.emit(topic);
    await settle();
    return looks;
  };
  // Nobody has asked for it.
  expect(await hear('deposits')).toBe(0);
  await recent.ensure();
  expect([await hear('rewards'), await hear('deposits'), await hear('all')]).toEqual([1, 2, 3]);
});

test('what everybody sees stays when another person comes', async () => {
  const { scope } = scopeOf();
  const shared = scope.query(() => Promise.resolve(succeed('rules')), { isShared: true });
  await shared.ensure();
  scope.reset();
  expect(shared.value).toBe('rules');
});

test('a fact that is followed is looked at until it has ended, less often while the platform tells of changes', async () => {
  for (const [isLive, looksBy] of [
    [false, 3],
    [true, 1],
  ] as const) {
    const { scope, clock } = scopeOf(isLive);
    let looks = 0;
    let isOpen = true;
    const map = scope.queryBy(() => Promise.resolve(succeed((looks += 1))));
    const follow = scope.poll(map, { while: () => isOpen, topics: ['deposits'] });
    const stop = follow('d');
    await settle();
    await clock.advance(6_500);
    expect(looks).toBe(looksBy);
    isOpen = false;
    scope.emit('deposits');
    await settle();
    await clock.advance(60_000);
    expect([looks, clock.pending]).toEqual([looksBy + 1, 0]);
    stop();
  }
});

test('money is asked for under one key until the platform has said that it is done, whatever answers got lost', async () => {
  const { scope, sessionStorage } = scopeOf();
  interface Made {
    id: string;
    amount: string;
  }
  let list: Made[] = [];
  const keys: string[] = [];
  let lose = true;
  const recent = scope.query(() =>
    lose ? Promise.resolve(fail({ kind: 'network' })) : Promise.resolve(succeed({ list })),
  );
  const pay = scope.payment<{ amount: string; password: string }, Made>(
    ({ amount }, { key }) => {
      keys.push(key);
      list = [{ id: key, amount }];
      return Promise.resolve(lose ? fail({ kind: 'network' }) : succeed({ id: key, amount }));
    },
    {
      name: 'payKey',
      of: ({ amount }) => [amount],
      lookIn: () => recent,
      listed: () => recent.value?.list,
      isSame: (found, { amount }) => found.amount === amount,
    },
  );
  expect(await pay.run({ amount: '5', password: 'a' })).toMatchObject({ failure: { kind: 'network' } });
  expect(sessionStorage.read('payKey')).not.toBeNull();
  lose = false;
  // Typed again: the same money, which had arrived.
  expect(await pay.run({ amount: '5', password: 'b' })).toMatchObject({ ok: true, isEarlier: true });
  expect(new Set(keys).size).toBe(1);
  expect(sessionStorage.read('payKey')).toBeNull();
  expect(await pay.run({ amount: '5', password: 'b' })).not.toHaveProperty('isEarlier');
  expect(new Set(keys).size).toBe(2);
});
