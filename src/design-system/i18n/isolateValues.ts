import type { IntlShape, MessageFormatElement } from 'react-intl';
import { isolated } from '#contract/isolated';

/**
 * Makes every text that is filled in for a `{name}` of a message stay together in a sentence that runs the other way. What
 * a select chooses by is no text of the sentence, and is left as it is.
 */
export function isolateValues<Made extends Pick<IntlShape, 'formatMessage' | 'messages'>>(
  intl: Made,
  isRightToLeft: boolean,
): Made {
  type Format = (message: { id: string }, values?: object) => string;
  const format = intl.formatMessage as Format;
  const isolating: Format = (message, values) => {
    const parts = intl.messages[message.id] as MessageFormatElement[] | undefined;
    const given: Record<string, unknown> = { ...values };
    for (const name in given) {
      const value = given[name];
      // 5 is a select, as the parser numbers them: its names would bring all of the parser along.
      if (typeof value === 'string' && !parts?.some((part) => part.type === 5 && part.value === name))
        given[name] = isolated(value, isRightToLeft);
    }
    return format(message, given);
  };
  intl.formatMessage = isolating as Made['formatMessage'];
  return intl;
}
