import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOutbox } from '../outbox';
import { createTestPlatform, type TestPlatform } from '../testing/createTestPlatform';
import type { Mail } from '../ports';
import { createSmtpMail, mailServer } from './smtpMail';

interface Sent {
  to: string[];
  text: string;
}

/** A server of SMTP that takes what it is sent, or refuses each receiver. */
let sent: Sent[] = [];
let isRefusing = false;
let server: Server;
let url = '';
beforeAll(async () => {
  server = createServer((socket) => {
    let mail: Sent = { to: [], text: '' };
    let isText = false;
    let rest = '';
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 mail.example');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      rest += chunk.toString('utf8');
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (isText && line !== '.') mail.text += `${line}\n`;
        else if (isText) {
          isText = false;
          sent.push(mail);
          mail = { to: [], text: '' };
          say('250 taken');
        } else if (line.startsWith('EHLO')) say('250 mail.example');
        else if (line.startsWith('RCPT') && isRefusing) say('550 no such mailbox');
        else if (line.startsWith('RCPT')) {
          mail.to.push(line.slice('RCPT TO:'.length));
          say('250 ok');
        } else if (line === 'DATA') {
          isText = true;
          say('354 go on');
        } else say(line === 'QUIT' ? '221 bye' : '250 ok');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  sent = [];
  isRefusing = false;
});

const from = 'Aurora <no-reply@aurora.example>';

/** What every provider of mail does: the stand-in of a sandbox, and SMTP. */
describe.each(['outbox', 'SMTP'] as const)('mail by %s', (kind) => {
  let platform: TestPlatform | undefined;
  let mail: Mail;
  let arrived: () => Promise<{ to: string; text: string }[]>;
  beforeAll(async () => {
    if (kind === 'outbox') {
      platform = await createTestPlatform();
      const { db, ports } = platform;
      mail = createOutbox(db, ports.clock, ports.ids).mail;
      const { readOutbox } = await import('../services/system/operate');
      arrived = async () => (await readOutbox({ db }, 9)).map(({ recipient, body }) => ({ to: recipient, text: body })); // prettier-ignore
    } else {
      mail = createSmtpMail({ url, from });
      arrived = () => Promise.resolve(sent.map(({ to, text }) => ({ to: to.join(), text })));
    }
  });
  afterAll(() => platform?.close());

  it('reaches the one address with its words, in any script', async () => {
    expect(mail.isOn).toBe(true);
    await mail.send({ to: 'mira@one.example', body: '123456 is your code.\n你好, مرحبا' });
    const [only, ...more] = await arrived();
    expect(more).toEqual([]);
    expect(only?.to).toContain('mira@one.example');
    const read = kind === 'SMTP' ? decoded(only?.text ?? '') : only?.text;
    expect(read).toContain('123456 is your code.');
    expect(read).toContain('你好, مرحبا');
  });
});

/** The words of a mail, which are sent in base64 or quoted-printable. */
function decoded(text: string): string {
  const body = text.slice(text.indexOf('\n\n') + 2);
  if (/Content-Transfer-Encoding: base64/i.test(text)) return Buffer.from(body, 'base64').toString('utf8');
  const bytes = body.replaceAll(/=\n/g, '').replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))); // prettier-ignore
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

describe('SMTP', () => {
  it('says who it is from, and writes nothing more than text', async () => {
    await createSmtpMail({ url, from }).send({ to: 'a@one.example', body: '<b>x</b>' });
    expect(sent[0]?.text).toMatch(/^From: Aurora <no-reply@aurora\.example>$/m);
    expect(sent[0]?.text).toMatch(/^Subject: Aurora$/m);
    expect(sent[0]?.text).toMatch(/^Content-Type: text\/plain/m);
  });

  it('takes no second receiver and no head out of an address', async () => {
    for (const to of [
      'a@one.example, b@two.example',
      'a@one.example\r\nBcc: b@two.example',
      'x: a@one.example;',
    ])
      await createSmtpMail({ url, from })
        .send({ to, body: 'x' })
        .catch(() => undefined);
    expect(sent.filter(({ to }) => to.length > 1 || to.some((each) => each.includes('b@two.example') && each.includes('a@one')))).toEqual([]); // prettier-ignore
    expect(sent.filter(({ text }) => /^bcc:/im.test(text))).toEqual([]);
    expect(sent.flatMap(({ to }) => to)).not.toContain('<b@two.example>');
  });

  it('fails when nobody takes it, so that the operator’s log says so', async () => {
    isRefusing = true;
    await expect(createSmtpMail({ url, from }).send({ to: 'a@one.example', body: 'x' })).rejects.toThrow(
      '550',
    );
    const nobody = createSmtpMail({ url: 'smtp://127.0.0.1:1', from });
    await expect(nobody.send({ to: 'a@one.example', body: 'x' })).rejects.toThrow('ECONNREFUSED');
  });

  it.each([
    [{ MAIL_URL: 'smtps://mail.example' }, /set both/],
    [{ MAIL_FROM: from }, /set both/],
    [{ MAIL_URL: 'https://mail.example', MAIL_FROM: from }, /such as smtps:/],
    [{ MAIL_URL: 'smtp://mail.example?tls=no', MAIL_FROM: from }, /such as smtps:/],
    [{ MAIL_URL: 'smtps://mail.example', MAIL_FROM: 'Aurora' }, /has to be a sender/],
    [
      { MAIL_URL: 'smtps://mail.example', MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' },
      /has to be a sender/,
    ],
  ])('is begun by no start with %j', (variables, said) => {
    expect(() => mailServer(variables)).toThrow(said);
  });

  it('is not asked for where nothing is set', () => {
    expect(mailServer({})).toBeUndefined();
    expect(mailServer({ MAIL_URL: 'smtps://u:p@mail.example:465', MAIL_FROM: from })).toEqual({ url: 'smtps://u:p@mail.example:465', from }); // prettier-ignore
  });
});
