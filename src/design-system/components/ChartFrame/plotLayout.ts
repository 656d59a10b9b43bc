import { scaleBand, scaleLinear } from 'd3-scale';
import type { CSSProperties } from 'react';
import type { ChartSeries } from './chart';

/** Where the values of a chart lie, in px from the top left corner. */
export interface PlotScales {
  /** Middle of a category. */
  x: (index: number) => number;
  /** Height of a value, in px from the top of the drawing. */
  y: (value: number) => number;
  /** Width that a category has. */
  step: number;
  /** The category pointed at or focused. */
  active: number | undefined;
}

const room = { top: 8, bottom: 24 };
/** Px between the words of an axis and what stands beside them. */
export const tickRoom = 8;
/** Px that a character of the axis takes, and the most that a label below it may. */
const [characterWidth, widestLabel] = [8, 112];
const ticksWanted = 4;
/** Roughly: what it really takes is known only once it is drawn. */
const widthOf = (text: string) => [...text].length * characterWidth;
export const clamp = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));

interface PlotContent {
  categories: readonly string[];
  series: readonly ChartSeries[];
  formatTick: (value: number) => string;
}

/** Where axes, values and labels lie in a box of that many px. */
export function layOut(
  { width, height }: { width: number; height: number },
  { categories, series, formatTick }: PlotContent,
) {
  const values = series.flatMap((one) => one.values.filter((value) => value !== null));
  const scale = scaleLinear()
    .domain([Math.min(0, ...values), Math.max(0, ...values)])
    .nice(ticksWanted)
    .range([height - room.bottom, room.top]);
  // Callers need no types of the scale's library.
  const y = (value: number): number => scale(value);
  const ticks = scale.ticks(ticksWanted);
  const left = Math.max(...ticks.map((tick) => widthOf(formatTick(tick)))) + tickRoom;
  const across = scaleBand<number>()
    .domain(categories.map((_, index) => index))
    .range([left, width]);
  const step = across.bandwidth();
  const x = (index: number) => (across(index) ?? 0) + step / 2;
  const longest = Math.max(0, ...categories.map((category) => widthOf(category)));
  const labelEvery = Math.max(1, Math.ceil(Math.min(longest + tickRoom, widestLabel) / Math.max(1, step)));
  const labelPlace = (index: number) => {
    const space = labelEvery * step - tickRoom;
    const half = Math.min(space, widthOf(categories[index] ?? '')) / 2;
    return { '--_x': clamp(half, x(index), width - half), '--_room': space } as CSSProperties;
  };
  return { x, y, step, left, ticks, labelEvery, labelPlace };
}
