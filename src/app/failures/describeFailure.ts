import type { IntlShape } from 'react-intl';
import type { RefusalCode } from '#contract';
import type { Failure } from '../data/failure';
import { failureMessages as messages } from './messages';
import { refusalMessage } from './refusalMessage';

/** A failure in the visitor's words: what happened, and what to do about it. */
export interface DescribedFailure {
  title: string;
  text?: string;
  /** Whether sending the same again can help, so that a "Try again" is worth its place. */
  canRetry: boolean;
}

/** The one table from failures to words. Undefined for a call that its caller gave up: nobody waits for that one. */
export function describeFailure(
  intl: Pick<IntlShape, 'formatMessage'>,
  failure: Failure,
): DescribedFailure | undefined {
  const t = intl.formatMessage;
  switch (failure.kind) {
    case 'aborted':
      return undefined;
    case 'offline':
      return { title: t(messages.offline), text: t(messages.offlineText), canRetry: true };
    case 'network':
      return { title: t(messages.network), text: t(messages.networkText), canRetry: true };
    case 'timeout':
      return { title: t(messages.timeout), text: t(messages.networkText), canRetry: true };
    case 'http':
      return {
        title: t(messages.server),
        text: withReference(intl, t(messages.serverText), failure.requestId),
        canRetry: true,
      };
    case 'malformed':
      return {
        title: t(messages.malformed),
        text: withReference(intl, t(messages.unknownText), failure.requestId),
        canRetry: true,
      };
    case 'fault':
      return { title: t(messages.unknownTitle), text: t(messages.unknownText), canRetry: true };
    case 'insecure':
      return { title: t(messages.insecure), text: t(messages.insecureText), canRetry: false };
    case 'maintenance':
      return { title: t(refusalMessage('platform.maintenance')), canRetry: true };
    case 'region':
      return { title: t(refusalMessage('platform.region')), canRetry: false };
    case 'session':
      return { title: t(refusalMessage(failure.code)), canRetry: false };
    case 'limited':
      return {
        title:
          (failure.code !== 'unknown' && describeRefusal(intl, failure.code)) ||
          t(refusalMessage('limit.reached')),
        text: wordWait(intl, failure.retryAfterSeconds),
        canRetry: true,
      };
    case 'refused': {
      const title = failure.code !== 'unknown' && describeRefusal(intl, failure.code);
      if (title) return { title, canRetry: false };
      return {
        title: t(messages.unknownTitle),
        text: withReference(intl, t(messages.unknownText), failure.requestId),
        canRetry: failure.code === 'unknown',
      };
    }
  }
}

/** A refusal in words; undefined where they could not be fetched, for which the id would stand. */
export function describeRefusal(
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  code: RefusalCode,
): string | undefined {
  const message = refusalMessage(code);
  const text = formatMessage(message);
  return text === message.id ? undefined : text;
}

/** Rounded up, in the unit in which a person would say it. */
function wordWait({ formatMessage }: Pick<IntlShape, 'formatMessage'>, seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const hours = Math.ceil(minutes / 60);
  if (seconds <= 120) return formatMessage(messages.limitedText, { seconds: Math.ceil(seconds) });
  if (minutes <= 90) return formatMessage(messages.limitedMinutes, { minutes });
  if (hours <= 48) return formatMessage(messages.limitedHours, { hours });
  return formatMessage(messages.limitedDays, { days: Math.ceil(hours / 24) });
}

function withReference(
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  text: string,
  id: string | undefined,
): string {
  return id ? `${text} ${formatMessage(messages.reference, { id })}` : text;
}
