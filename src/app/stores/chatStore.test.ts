import { createCipheriv } from 'node:crypto';
import { expect, test } from 'vitest';
import { revealChatPath } from '../data/revealChatPath';
import { fail, succeed } from '../data/failure';
import { changePerson, makeStore } from '../testing/makeStore';
import { chatStore } from './chatStore';
import type { StoreContext } from './pageStores';

/** OpenSSL's triple DES under the same key three times is DES. */
function hidden(address: string, key = 'k3yOfIt8'): string {
  const des = createCipheriv('des-ede3', Buffer.from(key.repeat(3)), null);
  return des.update(address, 'utf8', 'base64') + des.final('base64') + key;
}

/** A chat whose platform names a path, on a page that lets frames be of chat.example and launch.example. */
function chatAt(path: string, type = 3) {
  const session = { isSignedIn: false };
  const wire = { isDown: false, language: 'en', asked: 0 };
  const liveChat = async () => {
    wire.asked += 1;
    return wire.isDown ? fail({ kind: 'network' }) : succeed({ version: { pathList: [{ type, path }] } });
  };
  const chat = makeStore(chatStore, {
    createCalls: () => ({ support: { liveChat } }),
    language: () => wire.language,
    ownOrigin: 'https://site.example',
    gameOrigins: ['https://chat.example'],
    stores: {
      session,
      start: { permission: { value: { info: { launchGameCDNs: ['https://launch.example'] } } } },
    },
  } as unknown as Partial<StoreContext>);
  return { chat, wire, session };
}

test.each(['https://chat.example/?room=é', 'https://launch.example/c'])(
  'opens %s, hidden by DES',
  async (url) => {
    const { chat } = chatAt(hidden(url));
    await chat.open('DES-ECB');
    expect(chat).toMatchObject({ url, isOpen: true, isMinimised: false });
  },
);

test('reads the address as it is where the platform hides nothing', async () => {
  const { chat } = chatAt('https://chat.example/');
  await chat.open('none');
  expect(chat.url).toBe('https://chat.example/');
});

test.each([
  ['another host', hidden('https://evil.example/')],
  ['no https', hidden('http://chat.example/')],
  ['a script', hidden('javascript:alert(1)//chat.example')],
  ['the site itself', hidden('https://site.example/')],
  ['a user name that looks like the host', hidden('https://chat.example@evil.example/')],
  ['no address', hidden('chat')],
  ['a text under another key', `${hidden('https://chat.example/').slice(0, -8)}otherKey`],
  ['no base64', '§§§§§§§§§§§§§§§§'],
  ['nothing', ''],
])('leaves %s to customer service', async (_, path) => {
  const { chat } = chatAt(path);
  await chat.open('DES-ECB');
  expect(chat).toMatchObject({ url: undefined, isOpen: true, address: { status: 'failed' } });
});

test('a path of another type is no chat', async () => {
  const { chat } = chatAt(hidden('https://chat.example/'), 1);
  await chat.open('DES-ECB');
  expect(chat.address.status).toBe('failed');
});

test('opens at the next try after a failure, and asks anew in another language alone', async () => {
  const { chat, wire } = chatAt(hidden('https://chat.example/'));
  wire.isDown = true;
  await chat.open('DES-ECB');
  wire.isDown = false;
  await chat.open('DES-ECB');
  chat.close();
  await chat.open('DES-ECB');
  expect([chat.url, wire.asked]).toEqual(['https://chat.example/', 2]);
  wire.language = 'vi';
  await chat.open('DES-ECB');
  expect(wire.asked).toBe(3);
});

test('counts what is written while it is minimised, until it is seen', () => {
  const { chat } = chatAt('');
  chat.restore();
  chat.onMessage();
  expect(chat.unread).toBe(0);
  chat.minimise();
  chat.onMessage();
  chat.onMessage();
  expect(chat.unread).toBe(2);
  chat.restore();
  expect(chat.unread).toBe(0);
});

test('stays for who signs in, and closes for who signs out', () => {
  const { chat, session } = chatAt('');
  chat.restore();
  session.isSignedIn = true;
  changePerson(chat);
  expect(chat.isOpen).toBe(true);
  session.isSignedIn = false;
  changePerson(chat);
  expect(chat.isOpen).toBe(false);
});

test('a path that does not decrypt is none, whatever it holds', async () => {
  expect(await revealChatPath('short', 'DES-ECB')).toBeUndefined();
});
