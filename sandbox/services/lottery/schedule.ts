import { businessDateOf, businessDayOf } from '../businessDay';
import type { DrawCalendar } from './rules';

/** When a lottery draws: at `firstDraw` seconds after midnight UTC and every `everySeconds` from then on. */
export interface Timetable {
  /** Divides a day, so that every day has the same draws. */
  everySeconds: number;
  firstDraw: number;
  /** `calendar`: on which days, and by whose midnight draws are numbered; absent, on all of them, by that of UTC. */
  rules?: { calendar?: DrawCalendar };
}

/** One draw of a timetable. */
export interface ScheduledDraw {
  /** Number that the draw goes by: its day, and its place in the day when there are several. */
  issue: string;
  at: Date;
}

const daySeconds = 86_400;

/** More days off than any calendar has in a row. */
const longestBreak = 400;

function draw({ everySeconds, firstDraw, rules }: Timetable, index: number): ScheduledDraw {
  const at = new Date((firstDraw + index * everySeconds) * 1000);
  const zone = rules?.calendar?.zone ?? 'UTC';
  const day = businessDateOf(zone, at).replaceAll('-', '');
  const perDay = Math.floor(daySeconds / everySeconds);
  if (perDay <= 1) return { issue: day, at };
  const sinceMidnight = at.getTime() - businessDayOf(zone, at).from.getTime();
  const place = Math.floor(sinceMidnight / 1000 / everySeconds) + 1;
  return { issue: `${day}-${String(place).padStart(String(perDay).length, '0')}`, at };
}

const indexAt = ({ everySeconds, firstDraw }: Timetable, moment: Date): number =>
  Math.floor((moment.getTime() / 1000 - firstDraw) / everySeconds);

/** Whether a lottery draws on the day of a moment. */
function isOn({ rules }: Timetable, moment: Date): boolean {
  const { calendar } = rules ?? {};
  if (!calendar) return true;
  const day = businessDateOf(calendar.zone, moment);
  if (calendar.daysOff?.includes(day)) return false;
  return calendar.weekdays?.includes(new Date(`${day}T00:00:00Z`).getUTCDay()) ?? true;
}

/** So many draws from one on, back or forth, without those of days off; fewer where the calendar has no more. */
function drawsOn(timetable: Timetable, from: number, step: 1 | -1, count: number): ScheduledDraw[] {
  const most = longestBreak * Math.max(1, Math.floor(daySeconds / timetable.everySeconds));
  const found: ScheduledDraw[] = [];
  for (let index = from, off = 0; found.length < count && off < most; index += step) {
    const next = draw(timetable, index);
    const isShown = isOn(timetable, next.at);
    off = isShown ? 0 : off + 1;
    if (isShown) found.push(next);
  }
  return found;
}

/** The draws that are over at `moment`, newest first. */
export const drawsUntil = (timetable: Timetable, moment: Date, count: number): ScheduledDraw[] =>
  drawsOn(timetable, indexAt(timetable, moment), -1, count);

/** The first draw that is still to come at `moment`. */
export function nextDraw(timetable: Timetable, moment: Date): ScheduledDraw {
  const [first] = drawsOn(timetable, indexAt(timetable, moment) + 1, 1, 1);
  if (!first) throw new Error('The lottery has no day with a draw.');
  return first;
}
