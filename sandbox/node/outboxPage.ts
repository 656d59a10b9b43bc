import type { Db } from '../db/database';
import { readOutbox } from '../services/system/operate';

const mostShown = 100;

/**
 * What the platform "sent" by sms and mail, newest first: a page for a developer, and JSON for a test that asks for it.
 * `?to=` shows the messages to one number or address.
 */
export async function serveOutbox(db: Db, request: Request): Promise<Response> {
  const to = new URL(request.url).searchParams.get('to');
  const sent = (await readOutbox({ db }, mostShown)).filter(
    ({ recipient }) => to === null || recipient === to,
  );
  if ((request.headers.get('accept') ?? '').startsWith('application/json'))
    return Response.json(
      sent.map(({ channel, recipient, body, createdAt }) => ({
        channel,
        to: recipient,
        body,
        at: createdAt.toISOString(),
      })),
      { headers: common },
    );
  return new Response(page(sent), {
    headers: {
      ...common,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
  });
}

const common = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

const styles = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{margin:2rem auto;max-width:52rem;padding:0 1rem}
li{border-top:1px solid #8886;padding:.75rem 0;list-style:none}ol{padding:0}
p{margin:.25rem 0;white-space:pre-line;overflow-wrap:anywhere;font-size:1.15rem}
small{opacity:.75}`;

function page(sent: Awaited<ReturnType<typeof readOutbox>>): string {
  const items = sent.map(
    ({ channel, recipient, body, createdAt }) =>
      `<li><small>${channel === 'sms' ? 'Text message' : 'E-mail'} to <b>${escape(recipient)}</b>, <time>${createdAt.toISOString()}</time></small><p>${escape(body)}</p></li>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="5"><title>Outbox of the sandbox</title><style>${styles}</style>
<main><h1>Outbox</h1><p>What this sandbox would have sent, newest first. Nothing leaves the machine.</p>${items.length > 0 ? `<ol>${items.join('')}</ol>` : '<p>Nothing was sent yet.</p>'}</main></html>`;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
