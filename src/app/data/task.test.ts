import { describe, expect, test } from 'vitest';
import { CountingRandom, settle } from '../testing/ports';
import { fail, succeed, type Outcome } from './failure';
import { Task } from './task';

function controlledTask() {
  const sent: { input: string; key: string; answer: (outcome: Outcome<number>) => void }[] = [];
  const task = new Task(
    new CountingRandom(),
    (input: string, key) => new Promise<Outcome<number>>((answer) => sent.push({ input, key, answer })),
  );
  return { task, sent };
}

describe('Task', () => {
  test('ignores a second run while one is running', async () => {
    const { task, sent } = controlledTask();
    const first = task.run('a');
    expect(await task.run('a')).toMatchObject({ failure: { kind: 'aborted' } });
    expect(sent).toHaveLength(1);
    sent[0]?.answer(succeed(1));
    expect(await first).toEqual(succeed(1));
    expect(task.status).toBe('done');
  });

  test('keeps the key for the same input while the result is unknown', async () => {
    const { task, sent } = controlledTask();
    void task.run('a');
    sent[0]?.answer(fail({ kind: 'timeout' }));
    await settle();
    void task.run('a');
    sent[1]?.answer(succeed(1));
    await settle();
    void task.run('a');
    expect(sent.map(({ key }) => key)).toEqual(['id-1', 'id-1', 'id-2']);
  });

  test('takes a new key for another input and after a refusal', async () => {
    const { task, sent } = controlledTask();
    void task.run('a');
    sent[0]?.answer(fail({ kind: 'timeout' }));
    await settle();
    void task.run('b');
    sent[1]?.answer(fail({ kind: 'refused', code: 'wallet.short' }));
    await settle();
    void task.run('b');
    expect(sent.map(({ key }) => key)).toEqual(['id-1', 'id-2', 'id-3']);
  });

  test('shows nothing of a run that was reset, but tells its caller', async () => {
    const { task, sent } = controlledTask();
    const run = task.run('a');
    task.reset();
    sent[0]?.answer(fail({ kind: 'network' }));
    expect(await run).toMatchObject({ ok: false });
    expect([task.status, task.failure]).toEqual(['idle', undefined]);
  });
});
