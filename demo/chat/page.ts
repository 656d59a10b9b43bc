import { html, raw } from 'hono/html';
import { isRightToLeft } from '#platform/direction';
import { translate } from '#platform/words';
import { chatWords, longestMessage, type ChatSetup } from './api';
import { styles } from './styles';

export interface ChatPageParts {
  merchant: string;
  language: string;
  nonce: string;
  siteOrigins: readonly string[];
  script: string;
}

/** The page of the chat: what has been said, a field, and the way to a person. The script fills it. */
export function renderChat({ merchant, language, nonce, siteOrigins, script }: ChatPageParts) {
  const words = Object.fromEntries(
    chatWords.map((id) => [id, translate({ word: id }, language)]),
  ) as ChatSetup['words'];
  const query = new URLSearchParams({ merchant, lang: language }).toString();
  const setup: ChatSetup = { words, query, siteOrigins: [...siteOrigins] };
  return html`<!doctype html>
    <html lang="${language}" dir="${isRightToLeft(language) ? 'rtl' : 'ltr'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${words['demo.chat.title']}</title>
        <link rel="icon" href="data:," />
        <style nonce="${nonce}">
          ${raw(styles)}
        </style>
      </head>
      <body>
        <main>
          <ol data-part="messages" role="log" aria-label="${words['demo.chat.title']}" tabindex="0">
            <li data-sender="helper">
              <b>${words['demo.chat.helper']}</b>
              <p>${words['demo.chat.greeting']}</p>
            </li>
          </ol>
          <p data-part="fault" role="alert"></p>
          <button type="button" data-part="person">${words['demo.chat.askPerson']}</button>
          <form data-part="form">
            <textarea
              data-part="field"
              rows="1"
              maxlength="${longestMessage}"
              required
              aria-label="${words['demo.chat.field']}"
              placeholder="${words['demo.chat.field']}"
            ></textarea>
            <button>${words['demo.chat.send']}</button>
          </form>
        </main>
        <script type="application/json" id="setup" nonce="${nonce}">
          ${raw(JSON.stringify(setup).replaceAll('<', '\\u003c'))}
        </script>
        <script type="module" nonce="${nonce}">
          ${raw(script.replaceAll('</script', '<\\/script'))};
        </script>
      </body>
    </html>`;
}

/** Headers of the page: what it may load, and who may frame it. */
export const pageHeaders = (siteOrigins: readonly string[], nonce: string): Record<string, string> => ({
  'content-security-policy': [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    'img-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${siteOrigins.join(' ')}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  // A page of somebody's conversation is nobody else's.
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
});
