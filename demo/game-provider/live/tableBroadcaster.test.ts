import { expect, it } from 'vitest';
import type { GameDeps } from '../play';
import { TableBroadcaster } from './tableBroadcaster';

const errors: unknown[] = [];
const live = { whenSessionEnds: () => () => undefined };
const log = { error: (...facts: unknown[]) => errors.push(facts) };
const place = { ports: { live, log } } as unknown as Pick<GameDeps, 'ports'>;

let people = 0;
/** Somebody at a seat of their own. */
const somebody = () => ({ id: `seat ${(people += 1)}`, account: { id: 'mira' } });

/** Reads a stream until it has seen a number, and gives the messages in the order in which they came. */
async function readUntil(stream: ReadableStream<Uint8Array>, last: number): Promise<string[]> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  while (!text.includes(`"count":${last}}`)) {
    const { done, value } = await reader.read();
    if (done) throw new Error('the stream ended');
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  return text.split('\n\n').filter((message) => message.startsWith('id:'));
}

it('tells 200 people at one table the same in the same order, whoever comes when', async () => {
  let count = 0;
  let looks = 0;
  const hub = new TableBroadcaster(place);
  const view = async () => {
    looks += 1;
    const seen = count;
    // A slow look must not be overtaken by a quicker one after it.
    await new Promise((resolve) => setTimeout(resolve, looks % 3 === 0 ? 12 : 1));
    return { now: Date.now(), count: seen };
  };
  const follow = () => readUntil(hub.follow(somebody(), 't1', view), 40);
  const early = Array.from({ length: 120 }, follow);
  const late: Promise<string[]>[] = [];
  for (let event = 1; event <= 40; event += 1) {
    count = event;
    hub.hurry('t1');
    if (event % 4 === 0) late.push(...Array.from({ length: 8 }, follow));
    await new Promise((resolve) => setTimeout(resolve, 4));
  }
  const all = await Promise.all([...early, ...late]);
  expect(all).toHaveLength(200);
  const [longest = []] = all.toSorted((a, b) => b.length - a.length);
  expect(longest.length).toBeGreaterThan(3);
  for (const messages of all) {
    // Whoever came later has the end of what the others have, without a gap.
    expect(messages).toEqual(longest.slice(-messages.length));
    const numbers = messages.map((message) => Number(/^id: (\d+)/.exec(message)?.[1]));
    numbers.forEach((number, index) => index > 0 && expect(number).toBe((numbers[index - 1] ?? 0) + 1));
  }
  // Nobody is there any more: nothing is looked at, and nothing is kept.
  // A look that was under way may end.
  await new Promise((resolve) => setTimeout(resolve, 100));
  const before = looks;
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(looks).toBe(before);
  expect(errors).toEqual([]);
});

it('keeps no more than some messages for whoever does not read them, and the others hear on', async () => {
  let count = 0;
  const hub = new TableBroadcaster(place);
  const view = () => Promise.resolve({ now: Date.now(), count });
  const idle = hub.follow(somebody(), 't2', view).getReader();
  const heard = readUntil(hub.follow(somebody(), 't2', view), 200);
  // Whoever comes is a reason to look at once.
  for (count = 1; count <= 200; count += 1) {
    await hub.follow(somebody(), 't2', view).cancel();
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  count = 200;
  expect((await heard).length).toBeGreaterThan(100);
  let kept = 0;
  while (!(await idle.read()).done) kept += 1;
  expect(kept).toBeGreaterThan(10);
  expect(kept).toBeLessThan(80);
});

it('tells what is done at the same time together', async () => {
  let count = 0;
  const hub = new TableBroadcaster(place);
  const heard = readUntil(
    hub.follow(somebody(), 't3', () => Promise.resolve({ now: Date.now(), count })),
    50,
  );
  await new Promise((resolve) => setTimeout(resolve, 20));
  for (count = 1; count < 50; count += 1) hub.hurry('t3');
  hub.hurry('t3');
  expect((await heard).length).toBe(2);
});
