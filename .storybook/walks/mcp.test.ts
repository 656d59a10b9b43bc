// What an agent does at the running workshop, by MCP: finds a component, reads its props, writes a story, runs its tests.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { freePort } from '../../sandbox/node/freePort.mjs';
import { ownEnv } from '../../scripts/workshop.mjs';

/** Of no other file's names, and known to .gitignore: it goes away again. */
const file = new URL('../../src/design-system/components/Money/Written.stories.tsx', import.meta.url);
const forget = () => void rmSync(file, { force: true });
const port = await freePort();
const url = `http://localhost:${port}`;
forget();
const longerWaits = new URL('longerWaits.mjs', import.meta.url).href;
const workshop = spawn(process.execPath, ['scripts/storybook.mjs', '--port', String(port), '--ci'], {
  stdio: 'inherit',
  env: { ...ownEnv(), NODE_OPTIONS: `--import=${longerWaits}` },
});
const client = new Client({ name: 'walk', version: '1.0.0' });

beforeAll(async () => {
  const isUp = async () => expect((await fetch(`${url}/index.json`)).ok).toBe(true);
  await vi.waitFor(isUp, { timeout: 300_000, interval: 1_000 });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`)));
}, 360_000);
afterAll(async () => {
  await client.close();
  workshop.kill('SIGTERM');
  await once(workshop, 'exit');
  forget();
});

/** What a tool answers, in words. The first answer of each kind reads the types of the whole program. */
async function ask(name: string, given: Record<string, unknown> = {}) {
  const { content, isError } = await client.callTool({ name, arguments: given }, undefined, {
    timeout: 600_000,
  });
  const words = (content as { text?: string }[]).map(({ text }) => text ?? '').join('\n');
  return { words, isError: isError === true };
}

it('finds the component for an amount in the player’s currency', { timeout: 600_000 }, async () => {
  const { words } = await ask('docs-list');
  const found = words
    .split('\n')
    .filter((line) => /\): An amount of money in the user's language/.test(line));
  expect(found).toEqual([expect.stringMatching(/^- Money \(data-money\)/)]);
});

it('reads its props, with what they mean, and how to import it', { timeout: 600_000 }, async () => {
  const { words } = await ask('docs-show', { id: 'data-money' });
  expect(words).toMatch(/Whole number of minor units as on the wire[^/]+\*\/\s+amount: string \| bigint;/);
  expect(words).toMatch(/tone\?: .*"up" \| "down"/);
  expect(words).toContain("import { Money } from '#ds/Money';");
});

it('is told of every component what it takes', { timeout: 600_000 }, async () => {
  const { components } = (await (await fetch(`${url}/manifests/components.json`)).json()) as {
    components: Record<string, { name: string; reactComponentMeta?: { props: object } }>;
  };
  const told = Object.values(components);
  const unknown = told.filter(({ reactComponentMeta: meta }) => Object.keys(meta?.props ?? {}).length === 0);
  expect(told.length).toBeGreaterThan(200);
  expect(unknown.map(({ name }) => name)).toEqual([]);
});

/** The story that an agent writes, whose test expects an amount. */
const story = (expected: string) => `import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Money } from '.';

const meta = preview.meta({ component: Money, args: { amount: '5000', currency: 'THB' } });

export const InBaht = meta.story();
InBaht.test('shows fifty baht', async ({ canvas }) => {
  await expect(canvas.getByText(/50/).parentElement).toHaveTextContent('${expected}');
});
`;

/** Writes the story, waits until the workshop has it, and runs its tests. */
async function run(expected: string) {
  writeFileSync(file, story(expected));
  const id = 'data-money-written--in-baht';
  const isListed = async () => {
    const { entries } = (await (await fetch(`${url}/index.json`)).json()) as { entries: object };
    expect(Object.keys(entries)).toContain(id);
  };
  await vi.waitFor(isListed, { timeout: 60_000, interval: 500 });
  return ask('test-run', { stories: [{ storyId: id }] });
}

it('is told of a story that it wrote whether its tests pass', { timeout: 900_000 }, async () => {
  const { words, isError } = await run('THB 50.00');
  expect(isError, words).toBe(false);
  expect(words).toMatch(/passing/i);
  expect(words).not.toMatch(/fail/i);
});

it('is told in words why one fails', { timeout: 900_000 }, async () => {
  const { words } = await run('THB 51.00');
  expect(words).toMatch(/fail/i);
  expect(words).toMatch(/Expected element to have text content:\s+THB 51\.00\s+Received:\s+THB 50\.00/);
});
