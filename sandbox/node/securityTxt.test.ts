import { expect, it } from 'vitest';
import { readEnvironment } from './environment';
import { createFront, type FrontParts } from './front';

const front = (variables: Record<string, string>) =>
  createFront({
    env: readEnvironment({ SITE_ORIGIN: 'https://play.example', ...variables }),
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    api: () => new Response('the API'),
    images: () => new Response('a picture'),
    inside: {},
  } as unknown as FrontParts);
const read = (serve: ReturnType<typeof front>, method = 'GET') =>
  serve(new Request('https://play.example/.well-known/security.txt', { method }), '203.0.113.7');

it.each([
  ['security@brand.example', 'mailto:security@brand.example'],
  ['mailto:security@brand.example', 'mailto:security@brand.example'],
  ['https://brand.example/security', 'https://brand.example/security'],
])('security.txt says whom to tell of a weakness, and for how long that holds: %s', async (set, contact) => {
  const reply = await read(front({ SECURITY_CONTACT: set }));
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const [first, second = '', third] = (await reply.text()).split('\n');
  expect(first).toBe(`Contact: ${contact}`);
  const days = (Date.parse(second.replace('Expires: ', '')) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(80);
  expect(days).toBeLessThan(365);
  expect(third).toBe('Canonical: https://play.example/.well-known/security.txt');
});

it('security.txt is not there where no address is set, and cannot be written to', async () => {
  expect((await read(front({}))).status).toBe(404);
  expect((await read(front({ SECURITY_CONTACT: 'a@b.example' }), 'POST')).status).not.toBe(200);
});

it.each(['nobody', 'http://brand.example', 'a@b.example\nContact: mailto:evil@b.example', 'javascript:x'])(
  'a start with the address %j is refused in words',
  (set) => {
    expect(() => readEnvironment({ SECURITY_CONTACT: set })).toThrow('it has to be an address such as');
  },
);
