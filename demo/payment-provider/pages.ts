import { html } from 'hono/html';
import type { DepositRow } from '#platform/schema';

/** States in which a deposit can still be paid. */
export const openStatuses: readonly DepositRow['status'][] = ['created', 'paid'];

const styles = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}body{margin:0;min-block-size:100vh;display:grid;place-items:center;background:Canvas;color:CanvasText}main{inline-size:min(26rem,calc(100% - 2rem));display:grid;gap:1.25rem}h1{font-size:1.25rem;margin:0}p{margin:0}.amount{font-size:2rem;font-weight:700}form{display:grid;gap:.75rem}button,a{font:inherit;min-block-size:2.75rem;border-radius:.5rem;border:1px solid GrayText;background:transparent;color:inherit;display:grid;place-items:center;text-decoration:none;cursor:pointer}button[value=pay]{background:#1d4ed8;border-color:#1d4ed8;color:#fff;font-weight:600}`;

const page = (title: string, nonce: string, body: ReturnType<typeof html>) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <style nonce="${nonce}">
          ${styles}
        </style>
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`;

const backTo = (siteOrigin: string) =>
  html`<a href="${siteOrigin}/personal/depositv2">Back to ${new URL(siteOrigin).host}</a>`;

/** The page on which somebody pays, or sees a card refused. */
export function renderCheckout(
  { kind, payable, currency, reference }: DepositRow,
  siteOrigin: string,
  nonce: string,
) {
  const name = kind === 'card' ? 'Demo card checkout' : 'Meridian Wallet';
  const amount = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
  }).format(Number(payable) / 100);
  const body = html`<h1>${name}</h1>
    <p>Payment ${reference}</p>
    <p class="amount">${amount}</p>
    <p>No money moves: this page plays the provider.</p>
    <form method="post">
      <button name="answer" value="pay">Pay ${amount}</button>
      <button name="answer" value="refuse">
        ${kind === 'card' ? 'Pay with a card that is refused' : 'Refuse the payment'}
      </button>
    </form>
    ${backTo(siteOrigin)}`;
  return page(name, nonce, body);
}

const outcomes: Readonly<Record<string, string>> = {
  credited: 'Paid. The money is on its way to your wallet.',
  failed: 'The payment was refused. Nothing was taken.',
  expired: 'The time to pay is over. Nothing was taken.',
  cancelled: 'This payment was called off. Nothing was taken.',
  unknown: 'There is no such payment.',
};

/** What became of a payment. */
export const renderOutcome = (status: string, siteOrigin: string, nonce: string) =>
  page(
    'Payment',
    nonce,
    html`<h1>${outcomes[status] ?? outcomes['unknown']}</h1>
      ${backTo(siteOrigin)}`,
  );
