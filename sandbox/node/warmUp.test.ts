import { expect, it } from 'vitest';
import { warmUp } from './warmUp';

it('asks for home as a computer and as a phone, one after the other', async () => {
  const asked: string[] = [];
  let open = 0;
  await warmUp(async (request) => {
    open += 1;
    expect(open).toBe(1);
    asked.push(`${request.url} ${request.headers.get('sec-ch-ua-mobile')}`);
    await Promise.resolve();
    open -= 1;
    return new Response('');
  }, 'https://a.example');
  expect(asked).toEqual(['https://a.example/ ?0', 'https://a.example/ ?1']);
});
