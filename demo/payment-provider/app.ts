import { eq } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { html } from 'hono/html';
import { failDeposit, receivePayment } from '#platform/cashier';
import { type Db, type Ports, secretText } from '#platform/host';
import { type DepositRow, deposits } from '#platform/schema';
import { openStatuses, renderCheckout, renderOutcome } from './pages';

export interface PaymentProviderDeps {
  db: Db;
  ports: Pick<Ports, 'clock' | 'ids' | 'random'>;
  /** Where people come from and go back to. */
  siteOrigin: string;
}

/**
 * The payment page of a wallet or card provider, on an origin of its own as real ones are: the site never sees a card.
 * It tells the platform what happened as a provider's notification would.
 */
export function createPaymentProvider({ db, ports, siteOrigin }: PaymentProviderDeps): Hono {
  const app = new Hono();
  const show = (c: Context, page: ReturnType<typeof html>, nonce: string, status: 200 | 404 = 200) => {
    c.header('cache-control', 'no-store');
    c.header('referrer-policy', 'no-referrer');
    c.header('x-content-type-options', 'nosniff');
    c.header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    );
    return c.html(page, status);
  };
  const find = async (c: Context): Promise<DepositRow | undefined> => {
    const reference = (c.req.query('reference') ?? '').slice(0, 32);
    if (!/^[0-9A-Z]+$/.test(reference)) return undefined;
    const [row] = await db.select().from(deposits).where(eq(deposits.reference, reference));
    return row?.kind === c.req.param('kind') ? row : undefined;
  };

  app.get('/pay/:kind', async (c) => {
    const row = await find(c);
    const nonce = secretText(ports.random);
    const isOpen =
      row !== undefined && openStatuses.includes(row.status) && row.expiresAt > ports.clock.now();
    return row && isOpen
      ? show(c, renderCheckout(row, siteOrigin, nonce), nonce)
      : show(c, renderOutcome(row?.status ?? 'unknown', siteOrigin, nonce), nonce, row ? 200 : 404);
  });

  app.post('/pay/:kind', bodyLimit({ maxSize: 1_024 }), async (c) => {
    const row = await find(c);
    const nonce = secretText(ports.random);
    if (!row) return show(c, renderOutcome('unknown', siteOrigin, nonce), nonce, 404);
    const { answer } = await c.req.parseBody();
    if (answer === 'refuse') {
      await failDeposit({ db, ...ports }, row.merchantCode, row.reference, 'The card was declined.');
      return show(c, renderOutcome('failed', siteOrigin, nonce), nonce);
    }
    // One payment for one checkout, however often its button is pressed.
    const payment = { id: `page:${row.id}`, reference: row.reference, amount: row.payable };
    await receivePayment({ db, ...ports }, row.merchantCode, payment);
    return show(c, renderOutcome('credited', siteOrigin, nonce), nonce);
  });
  return app;
}
