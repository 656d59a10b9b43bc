import { expect, test } from 'vitest';
import { fail, succeed, type Outcome } from '../data/failure';
import { changePerson, makeStore } from '../testing/makeStore';
import { MapStorage, settle } from '../testing/ports';
import type { StoreContext } from './pageStores';
import { searchStore } from './searchStore';

interface Question {
  query: string;
  signal: AbortSignal;
  answer: (outcome: Outcome<unknown>) => void;
}

function create(localStorage = new MapStorage()) {
  const questions: Question[] = [];
  const find = ({ query }: { query: string }, { signal }: { signal: AbortSignal }) =>
    new Promise<Outcome<unknown>>((answer) => questions.push({ query, signal, answer }));
  const createCalls = (() => ({ search: { find } })) as unknown as StoreContext['createCalls'];
  const store = makeStore(searchStore, { createCalls, localStorage });
  const answer = async (
    query: string,
    outcome: Outcome<unknown> = succeed({ groups: [], near: [query] }),
  ) => {
    questions.find((one) => one.query === query)?.answer(outcome);
    await settle();
  };
  return { store, questions, answer, localStorage };
}

test('asks with each key and shows answers in the order of their questions', async () => {
  const { store, questions, answer } = create();
  for (const query of ['k', 'ko', 'koi']) store.type(query);
  expect(questions.map(({ query }) => query)).toEqual(['k', 'ko', 'koi']);
  await answer('k');
  expect(store.found?.query).toBe('k');
  expect(store.isSearching).toBe(true);
  await answer('koi');
  expect(store.found?.query).toBe('koi');
  expect(store.isSearching).toBe(false);
  // The answer that was overtaken is neither shown nor waited for.
  expect(questions[1]?.signal.aborted).toBe(true);
  await answer('ko');
  expect(store.found?.query).toBe('koi');
});

test('a space more is the same question', () => {
  const { store, questions } = create();
  store.type('koi');
  store.type('koi ');
  expect(questions).toHaveLength(1);
});

test('an answer that comes after the field was emptied is dropped', async () => {
  const { store, questions, answer } = create();
  store.type('koi');
  store.type('');
  expect(questions[0]?.signal.aborted).toBe(true);
  await answer('koi');
  expect(store.found).toBeUndefined();
  expect(store.isSearching).toBe(false);
});

test('only the newest question says that it failed, and a retry mends it', async () => {
  const { store, questions, answer } = create();
  store.type('k');
  store.type('ko');
  await answer('k', fail({ kind: 'network' }));
  expect(store.failure).toBeUndefined();
  await answer('ko', fail({ kind: 'network' }));
  expect(store.failure).toEqual({ kind: 'network' });
  questions.length = 0;
  void store.retry();
  await answer('ko');
  expect(store.failure).toBeUndefined();
  expect(store.found?.query).toBe('ko');
});

test('remembers what led somewhere, for the next visit, until another person is there', () => {
  const { store, localStorage } = create();
  for (const query of ['one', 'two', 'three', 'four', 'five', 'six', ' two ']) {
    store.type(query);
    store.remember();
  }
  expect(store.recent).toEqual(['two', 'six', 'five', 'four', 'three']);
  expect(create(localStorage).store.recent).toEqual(store.recent);
  changePerson(store);
  expect(create(localStorage).store.recent).toEqual([]);
});

test('what somebody else wrote into the storage does no harm', () => {
  const localStorage = new MapStorage();
  localStorage.write('searches', '{"a":');
  expect(create(localStorage).store.recent).toEqual([]);
  localStorage.write('searches', '[1,"koi",null]');
  expect(create(localStorage).store.recent).toEqual(['koi']);
});
