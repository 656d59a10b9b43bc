import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCalls } from '../../contract/namedCalls';
import { createTestPlatform, type TestPlatform } from '../testing/createTestPlatform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

/** Whether a picture is somewhere in what a schema describes. */
function holdsPicture(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  const { message, type } = schema as { message?: unknown; type?: unknown };
  if (type === 'check' && message === 'must be base 64') return true;
  return Object.values(schema).some(holdsPicture);
}

const uploads = allCalls.filter(({ call }) => holdsPicture(call.request));

it('a call may be sent more than the usual when it takes pictures, and no other', () => {
  expect(uploads.length).toBeGreaterThan(2);
  expect(allCalls.filter(({ call }) => call.bodyBytes !== undefined)).toEqual(uploads);
});

describe.each(uploads)('pictures by $name', ({ call, name }) => {
  it('are counted for their sender before they are read, whatever they are', async () => {
    const visitor = platform.visitor();
    await visitor.register(`sender${uploads.findIndex((each) => each.name === name)}`);
    /** Sends a body of which nobody knows how long it will be; tells whether any of it was read. */
    const send = async (index: number) => {
      let isRead = false;
      const body = new ReadableStream(
        {
          pull(controller) {
            isRead = true;
            controller.enqueue(new TextEncoder().encode('{}'));
            controller.close();
          },
        },
        { highWaterMark: 0 },
      );
      const headers = visitor.headers(call, `picture-key-${index}`);
      const answer = await visitor.send(call.path, {
        method: call.method,
        headers,
        body,
        duplex: 'half',
      } as RequestInit);
      return { isRead, ...answer };
    };
    for (let index = 0; index < 30; index += 1)
      expect(await send(index)).toMatchObject({ isRead: true, status: 400 });
    const refused = await send(30);
    expect(refused).toMatchObject({ isRead: false, status: 429, errorCode: 'limit.reached' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
    platform.ports.clock.advance(3_600_000);
  });

  it('do not count when there are none', async () => {
    const visitor = platform.visitor();
    await visitor.register(`chooser${uploads.findIndex((each) => each.name === name)}`);
    for (let index = 0; index < 40; index += 1) {
      const headers = { ...visitor.headers(call, `choice-key-${index}`), 'content-length': '2' };
      expect(await visitor.send(call.path, { method: call.method, headers, body: '{}' })).toMatchObject({
        status: 400,
      });
    }
  });
});
