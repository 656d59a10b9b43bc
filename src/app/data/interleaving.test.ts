import { expect, describe, test } from 'vitest';
import { interleave } from '../testing/interleave';
import { CountingRandom, ManualClock } from '../testing/ports';
import { Resource } from './resource';
import { ResourceMap } from './resourceMap';
import { Task } from './task';
import { TaskMap } from './taskMap';

describe('data', () => {
  test('a resource ends with the truth of its last request', () =>
    interleave({
      start: (wire) => {
        const truth = { value: 0 };
        const load = () => wire.call(() => truth.value);
        return { truth, resource: new Resource({ clock: new ManualClock(), load }) };
      },
      acts: {
        write: ({ truth, resource }) => {
          truth.value += 1;
          void resource.refresh();
        },
        ensure: ({ resource }) => void resource.ensure(),
        reset: ({ resource }) => resource.reset(),
      },
      calm: ({ resource }) => resource.refresh(),
      check: ({ truth, resource }) =>
        expect([resource.status, resource.value]).toEqual(['ready', truth.value]),
    }));

  test('resources by key never show each other’s values', () =>
    interleave({
      start: (wire) => ({
        map: new ResourceMap<string, string>((key) => ({
          clock: new ManualClock(),
          load: () => wire.call(() => `of ${key}`),
        })),
      }),
      acts: {
        a: ({ map }) => void map.get('a').refresh(),
        b: ({ map }) => void map.get('b').ensure(),
        reset: ({ map }) => map.reset(),
      },
      calm: ({ map }) => Promise.all([map.get('a').ensure(), map.get('b').ensure()]),
      check: ({ map }) => expect([map.get('a').value, map.get('b').value]).toEqual(['of a', 'of b']),
    }));

  test('a task can always be run again, under the same key while nobody knows what became of it', () =>
    interleave({
      start: (wire) => {
        const done = new Set<string>();
        const task = new Task<string, void>(new CountingRandom(), (input, key) =>
          wire.call(() => void done.add(`${input} ${key}`)),
        );
        return { done, task };
      },
      acts: {
        run: ({ task }) => void task.run('a'),
        other: ({ task }) => void task.run('b'),
        reset: ({ task }) => task.reset(),
      },
      calm: ({ task }) => task.run('a'),
      check: ({ task }) => expect(task.status).toBe('done'),
    }));

  test('tasks by key do not wait for each other', () =>
    interleave({
      start: (wire) => {
        const sent: string[] = [];
        const tasks = new TaskMap<string, number, void>(new CountingRandom(), (key) =>
          wire.call(() => void sent.push(key)),
        );
        return { tasks, sent };
      },
      acts: {
        a: ({ tasks }) => void tasks.get('a').run(1),
        b: ({ tasks }) => void tasks.get('b').run(1),
        reset: ({ tasks }) => tasks.reset(),
      },
      calm: ({ tasks }) => Promise.all([tasks.get('a').run(2), tasks.get('b').run(2)]),
      check: ({ tasks }) => expect([tasks.get('a').status, tasks.get('b').status]).toEqual(['done', 'done']),
    }));
});
