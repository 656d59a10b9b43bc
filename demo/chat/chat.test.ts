import { createCipheriv } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import * as v from 'valibot';
import { contract } from '../../contract';
import { createTestPlatform, hideChatPath, operate, provide } from '#platform/testing';
import { translate } from '#platform/words';
import { chatReply, type ChatReply } from './api';
import { createChat } from './app';

const origin = 'http://localhost:6301';
const chatUrl = `${origin}/chat`;
const platform = provide(() => createTestPlatform({ chatUrl }));
let app: ReturnType<typeof createChat>;
beforeAll(() => {
  const { db, ports } = platform;
  app = createChat({ db, ports, origin, siteOrigins: ['http://localhost:6300'], script: 'export {};' });
});

const operator = (...words: string[]): Promise<string> =>
  operate({ db: platform.db, ...platform.ports }, words);

let keys = 0;
/** A browser that opened the chat. */
async function open(language = 'en', merchant = 'aurora') {
  const query = `merchant=${merchant}&lang=${language}`;
  const page = await app.request(`${chatUrl}?${query}`);
  const [cookie = ''] = (page.headers.get('set-cookie') ?? '').split(';');
  const ask = async (path: string, body?: object, from = origin, after?: string): Promise<Response> =>
    app.request(
      `${origin}/chat/${path}?${query}${after === undefined ? '' : `&after=${encodeURIComponent(after)}`}`,
      {
        headers: { cookie, origin: from },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      },
    );
  const read = async (response: Promise<Response>): Promise<ChatReply> =>
    v.parse(chatReply, await (await response).json());
  return {
    page,
    ask,
    read,
    write: (text: string, key = `test-key-${String((keys += 1))}`) => read(ask('messages', { text, key })),
    person: () => read(ask('person', {})),
    history: () => read(ask('messages')),
  };
}
const spoken = ({ messages }: ChatReply): string[] =>
  messages.map(({ sender, text }) => `${sender}: ${text}`);

it('answers from the article that the question is about, in the language of the page', async () => {
  const english = await (await open()).write('My deposit has not arrived, where is it?');
  expect(english.messages.at(-1)?.articles[0]?.id).toBe('deposit-not-credited');
  const thai = await (await open('th')).write('ฝากเงินแล้วยอดไม่เข้า');
  expect(thai.messages.at(-1)?.articles.map(({ id }) => id)).toContain('deposit-not-credited');
  const japanese = await (await open('ja')).write('パスワードを変更したい');
  expect(japanese.messages.at(-1)?.articles[0]?.id).toBe('change-password');
});

it('takes a whole number for the place of the last message, and refuses all else in words', async () => {
  const visitor = await open();
  await visitor.write('Hello');
  const after = (value: string) => visitor.ask('messages', undefined, origin, value);
  expect((await visitor.read(after('1'))).messages.every(({ place }) => place > 1)).toBe(true);
  for (const value of ['Infinity', '1.5', '-1', '1e3', '0x10', '99999999999', 'NaN', '', '1; DROP', '١']) {
    const refused = await after(value);
    expect(refused.status, value).toBe(400);
    expect(await refused.json(), value).toEqual({ errorCode: 'request.invalid', message: 'after must be a whole number of at most nine digits' }); // prettier-ignore
  }
});

it('says that it found nothing rather than the nearest thing', async () => {
  const { messages } = await (await open('vi')).write('zzzz qqqq');
  expect(messages.at(-1)).toMatchObject({
    text: translate({ word: 'demo.chat.noAnswer' }, 'vi'),
    articles: [],
  });
});

it('hands over to a person, whom the command line plays, and back', async () => {
  const visitor = await open();
  expect(await operator('chat')).toBe('Nobody waits for a person.');
  await visitor.person();
  await visitor.person();
  const waiting = await visitor.write('Is anybody there?');
  expect(waiting.state).toBe('waiting');
  expect(spoken(waiting)).toEqual([
    `helper: ${translate({ word: 'demo.chat.waiting' }, 'en')}`,
    'visitor: Is anybody there?',
  ]);
  const listed = await operator('chat');
  expect(listed).toContain('visitor: Is anybody there?');
  const id = listed.split(' ')[0] ?? '';
  await operator('chat', 'answer', id, 'Hello,', 'I am.');
  expect(spoken(await visitor.history()).at(-1)).toBe('person: Hello, I am.');
  await operator('chat', 'end', id);
  expect(await visitor.history()).toMatchObject({ state: 'articles' });
  await expect(operator('chat', 'answer', 'nobody', 'x')).rejects.toThrow('No conversation');
});

it('keeps a message once, and a conversation to its browser and merchant', async () => {
  const visitor = await open();
  await visitor.write('How do I set a limit?', 'same-key-1');
  await visitor.write('How do I set a limit?', 'same-key-1');
  expect((await visitor.history()).messages).toHaveLength(2);
  expect((await (await open()).history()).messages).toEqual([]);
});

it('takes messages from its own page alone, and none without words', async () => {
  const visitor = await open();
  const message = { text: 'x', key: 'foreign-key-1' };
  expect((await visitor.ask('messages', message, 'https://evil.example')).status).toBe(400);
  expect((await visitor.ask('messages', { ...message, text: '  ' })).status).toBe(400);
  expect((await app.request(`${chatUrl}?merchant=nobody`)).status).toBe(404);
  const policy = visitor.page.headers.get('content-security-policy');
  expect(policy).toContain('frame-ancestors http://localhost:6300');
});

it('is where the platform says, hidden as configured, also for those who are kept out', async () => {
  const visitor = platform.visitor({ language: 'vi' });
  const pathOf = async (): Promise<string> => {
    const { value } = await visitor.call(contract.support.liveChat, {});
    return (
      (value as { version: { pathList: { type: number; path: string }[] } }).version.pathList[0]?.path ?? ''
    );
  };
  const hidden = await pathOf();
  expect(hidden).not.toContain('chat');
  await operator('maintenance', 'on');
  expect((await pathOf()).length).toBe(hidden.length);
  await operator('maintenance', 'off');
});

it('hides a path by DES: triple DES under the same key three times gives the same', () => {
  const address = 'https://chat.example/?q=ñ';
  const hidden = hideChatPath(address, 'DES-ECB', platform.ports.random);
  const key = Buffer.from(hidden.slice(-8));
  const des = createCipheriv('des-ede3', Buffer.concat([key, key, key]), null);
  expect(hidden.slice(0, -8)).toBe(des.update(address, 'utf8', 'base64') + des.final('base64'));
  expect(hideChatPath(address, 'none', platform.ports.random)).toBe(address);
});
