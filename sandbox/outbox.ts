import type { Db } from './db/database';
import { outbox } from './db/schema';
import type { Clock, Ids, Mail, Sms } from './ports';
import { refuse } from './refusal';

/** Messages of a development platform: kept in the database, where the developer can read them. */
export function createOutbox(db: Db, clock: Clock, ids: Ids): { sms: Sms; mail: Mail } {
  const keep = (channel: 'sms' | 'mail') => ({
    isOn: true,
    async send({ to, body }: { to: string; body: string }) {
      await db
        .insert(outbox)
        .values({ id: ids.next(), channel, recipient: to, body, createdAt: clock.now() });
    },
  });
  return { sms: keep('sms'), mail: keep('mail') };
}

/** A production platform without a provider for messages: it says so instead of keeping codes where they could be read. */
export const noMessages: { sms: Sms; mail: Mail } = {
  sms: { isOn: false, send: () => Promise.resolve().then(() => refuse('sms.off')) },
  mail: { isOn: false, send: () => Promise.resolve().then(() => refuse('mail.off')) },
};
