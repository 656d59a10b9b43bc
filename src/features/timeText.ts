import type { SayDs } from '#ds-i18n';

/** Minutes as a person says them: 1 hr 12 min. */
export function timeText(minutes: number, ds: SayDs): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [
    ...(hours > 0 ? [ds('unit.hours', { count: hours })] : []),
    ...(rest > 0 || hours === 0 ? [ds('unit.minutes', { count: rest })] : []),
  ].join(' ');
}
