import { createTransport } from 'nodemailer';
import type { Mail } from '../ports';
import { PlainError } from './plainError';

/** A server that sends mail, and who it is from. */
export interface MailServer {
  /** `smtps://user:password@mail.example:465`, or `smtp://…:587`, which has to offer TLS unless it is this machine. */
  url: string;
  /** `Aurora <no-reply@aurora.example>`. */
  from: string;
}

/** Reads MAIL_URL and MAIL_FROM. Throws `PlainError` for what cannot be meant; it names no password. */
export function mailServer(env: Readonly<Record<string, string | undefined>>): MailServer | undefined {
  const { MAIL_URL: url, MAIL_FROM: from } = env;
  if (!url && !from) return undefined;
  if (!url || !from)
    throw new PlainError(
      'MAIL_URL is the server that sends mail and MAIL_FROM who it is from: set both, or neither.',
    );
  if (!URL.canParse(url) || !/^smtps?:\/\/[^/?#]+\/?$/.test(url))
    throw new PlainError('MAIL_URL has to be an address such as smtps://user:password@mail.example:465.');
  if (!/^(?:[^<>@\r\n]{1,80} )?<?[^\s<>@]+@[^\s<>@]+>?$/.test(from))
    throw new PlainError(
      `MAIL_FROM is ${from}; it has to be a sender such as Aurora <no-reply@aurora.example>.`,
    );
  return { url, from };
}

const isThisMachine = (url: string): boolean =>
  /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(url).hostname);

/** Sends mail by SMTP, as plain text: links and codes in it are the platform's own. */
export function createSmtpMail({ url, from }: MailServer): Mail & { close(): void } {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !isThisMachine(url),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    pool: true,
    maxConnections: 4,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    // What people wrote reaches a mail as text alone: no file and no address is fetched for it.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const [, name] = /^(.+) </.exec(from) ?? [];
  const subject = name ?? from.replace(/^.*@|>$/g, '');
  return {
    isOn: true,
    async send({ to, body }) {
      // One address: a list, or a group, would be sent to each in it.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text: body });
    },
    close: () => transport.close(),
  };
}
