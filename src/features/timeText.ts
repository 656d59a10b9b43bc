import type { IntlShape } from 'react-intl';
import { labelMessages } from './label.messages';

/** Minutes as a person says them: 1 hr 12 min. */
export function timeText(minutes: number, t: IntlShape['formatMessage']): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [
    ...(hours > 0 ? [t(labelMessages.hours, { count: hours })] : []),
    ...(rest > 0 || hours === 0 ? [t(labelMessages.minutes, { count: rest })] : []),
  ].join(' ');
}
