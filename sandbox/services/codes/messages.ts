import type { Ctx } from '../../context';
import { errorFields } from '../../log';
import { translate, word } from '../../words/phrase';

/**
 * Sends a message in the person's language. Not waited for: the time of the answer would say whether anything was
 * sent. A failure is the operator's to see.
 */
export function sendMessage(
  ctx: Pick<Ctx, 'sms' | 'mail' | 'log' | 'language'>,
  channel: 'sms' | 'mail',
  to: string,
  text: 'code' | 'taken' | 'contactTaken' | 'contactChanged' | 'password',
  code = '',
): void {
  const body = translate(word(`code.${text}`, { code }), ctx.language);
  void ctx[channel].send({ to, body }).catch((error: unknown) => {
    ctx.log.error('a message could not be sent', { channel, ...errorFields(error) });
  });
}
