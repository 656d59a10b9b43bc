/** When a lottery draws: at `firstDraw` seconds after midnight UTC and every `everySeconds` from then on. */
export interface Timetable {
  /** Divides a day, so that every day has the same draws. */
  everySeconds: number;
  firstDraw: number;
}

/** One draw of a timetable. */
export interface ScheduledDraw {
  /** Number that the draw goes by: its day, and its place in the day when there are several. */
  issue: string;
  at: Date;
}

const daySeconds = 86_400;

function draw({ everySeconds, firstDraw }: Timetable, index: number): ScheduledDraw {
  const at = new Date((firstDraw + index * everySeconds) * 1000);
  const day = at.toISOString().slice(0, 10).replaceAll('-', '');
  const perDay = Math.floor(daySeconds / everySeconds);
  if (perDay <= 1) return { issue: day, at };
  const place = Math.floor(((at.getTime() / 1000) % daySeconds) / everySeconds) + 1;
  return { issue: `${day}-${String(place).padStart(String(perDay).length, '0')}`, at };
}

const indexAt = ({ everySeconds, firstDraw }: Timetable, moment: Date): number =>
  Math.floor((moment.getTime() / 1000 - firstDraw) / everySeconds);

/** The draws that are over at `moment`, newest first. */
export function drawsUntil(timetable: Timetable, moment: Date, count: number): ScheduledDraw[] {
  const last = indexAt(timetable, moment);
  return Array.from({ length: count }, (_, back) => draw(timetable, last - back));
}

/** The first draw that is still to come at `moment`. */
export function nextDraw(timetable: Timetable, moment: Date): ScheduledDraw {
  return draw(timetable, indexAt(timetable, moment) + 1);
}
