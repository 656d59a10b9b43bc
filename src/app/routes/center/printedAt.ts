import { getLocalTimeZone } from '@internationalized/date';
import { businessZone, formatDateTime, platformNow, type LocaleRow } from '#ds-i18n';
import { offsetAt } from '../../sheet/wallTime';

/** The present moment in the brand's zone, and in the visitor's where that is another one: both say which they are. */
export function printedAt(locale: LocaleRow): string {
  const now = new Date(platformNow()).toISOString();
  const own = getLocalTimeZone();
  const zones = [businessZone() ?? own, own].map((zone) => ({ zone, offset: offsetAt(now, zone) }));
  return zones
    .filter(({ offset }, at) => at === 0 || offset !== zones[0]?.offset)
    .map(({ zone, offset }) => `${formatDateTime(now, locale, 'dateTime', zone)} (${offset})`)
    .join(' · ');
}
