// @ts-check
// What a measure gives, how it is held against its target, and how it is printed. Nothing here measures.

/**
 * @typedef {object} Figure
 * @property {string} name what was measured, in a few words
 * @property {number} value the median of the samples, or the one exact value
 * @property {Unit} unit
 * @property {number} [most] the target: not more than this
 * @property {number} [least] the target: not less than this
 * @property {number} [november] of a floor: its figure on a quiet machine
 * @property {number[]} [samples] one value for each run, in their order
 */

/** @typedef {'bytes' | 'megabytes' | 'ms' | 'points' | 'share' | 'score' | 'ratio' | 'count' | 'perSecond'} Unit */

/** @type {Record<Unit, (value: number) => string>} */
const printers = {
  bytes: (value) => `${(value / 1000).toFixed(1)} kB`,
  megabytes: (value) => `${(value / 1_000_000).toFixed(1)} MB`,
  ms: (value) => `${value < 100 ? value.toFixed(1) : Math.round(value)} ms`,
  points: (value) => String(Math.round(value)),
  share: (value) => `${(value * 100).toFixed(1)} %`,
  score: (value) => value.toFixed(3),
  ratio: (value) => `${value.toFixed(2)} ×`,
  count: (value) => String(value),
  perSecond: (value) => `${Math.round(value)}/s`,
};

/** @param {number} value @param {Unit} unit */
export const print = (value, unit) => printers[unit](value);

/**
 * The value below which a share of the samples lies, interpolated between neighbours.
 * @param {readonly number[]} samples in any order
 * @param {number} share from 0 to 1
 * @throws {RangeError} without samples: a measure that saw nothing has measured nothing
 */
export function quantile(samples, share) {
  const sorted = samples.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  if (below === undefined || above === undefined) throw new RangeError('Nothing was measured.');
  return below + (above - below) * (place - Math.floor(place));
}

/** @param {readonly number[]} samples */
export const median = (samples) => quantile(samples, 0.5);

/**
 * A figure from one sample per run.
 * @param {string} name
 * @param {Unit} unit
 * @param {number[]} samples
 * @param {Pick<Figure, 'most' | 'least' | 'november'>} [target]
 * @returns {Figure}
 */
export const figure = (name, unit, samples, target = {}) => ({
  name,
  unit,
  value: median(samples),
  ...target,
  ...(samples.length > 1 && { samples }),
});

/**
 * How many times a sample is that of its floor in the same run.
 * @param {string} name @param {number[]} samples @param {number[]} floor @param {number} [most]
 */
export function ratio(name, samples, floor, most) {
  const times = samples.map((sample, run) => sample / Number(floor[run]));
  return figure(name, 'ratio', times, most === undefined ? {} : { most });
}

/**
 * Whether a figure keeps its target; undefined for one that has none and is only told.
 * @param {Figure} figure
 */
export function keeps({ value, most, least }) {
  if (most === undefined && least === undefined) return undefined;
  return !(most !== undefined && !(value <= most)) && !(least !== undefined && !(value >= least));
}

/** @param {Figure} figure */
function targetOf({ most, least, unit }) {
  if (most !== undefined) return `≤ ${print(most, unit)}`;
  return least === undefined ? '' : `≥ ${print(least, unit)}`;
}

/** @param {Figure} figure */
const rangeOf = ({ samples, unit }) =>
  samples ? `${print(Math.min(...samples), unit)} … ${print(Math.max(...samples), unit)}` : '';

/** What is printed first, after it and last: ratios, other bars, and what is only told. */
const ranks = [
  (/** @type {Figure} */ one) => keeps(one) !== undefined && one.unit === 'ratio',
  (/** @type {Figure} */ one) => keeps(one) !== undefined && one.unit !== 'ratio',
  (/** @type {Figure} */ one) => keeps(one) === undefined,
];

/**
 * The figures as lines of text in columns: verdict, name, value, target, least and greatest sample.
 * @param {readonly { title: string, figures: readonly Figure[] }[]} groups
 * @param {(line: string) => string} [grey] for what has no target
 */
export function tableOf(groups, grey = String) {
  const rows = groups.flatMap(({ figures }) =>
    figures.map((one) => [one.name, print(one.value, one.unit), targetOf(one)]),
  );
  const [nameWidth = 0, valueWidth = 0, targetWidth = 0] = [0, 1, 2].map((column) =>
    Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  return ranks.flatMap((isOfRank, rank) =>
    groups.flatMap(({ title, figures }) => {
      const lines = figures.filter(isOfRank).map((one) => {
        const verdict = { true: '✓', false: '✗', undefined: ' ' }[String(keeps(one))];
        const [value, target] = [print(one.value, one.unit), targetOf(one)];
        const columns = [one.name.padEnd(nameWidth), value.padStart(valueWidth), target.padEnd(targetWidth)];
        return `  ${verdict} ${columns.join('   ')}   ${rangeOf(one)}`.trimEnd();
      });
      return lines.length === 0 ? [] : [title, ...lines].map(rank === 2 ? grey : String);
    }),
  );
}

/**
 * Why a run says nothing: floors that are more than 15 % worse than on a quiet machine.
 * @param {readonly { figures: readonly Figure[] }[]} groups
 */
export const voidsOf = (groups) =>
  groups.flatMap(({ figures }) =>
    figures.flatMap(({ name, value, unit, november = Infinity }) =>
      value > november * 1.15
        ? `The run says nothing: ${name} took ${print(value, unit)}, and ${print(november, unit)} in November on a quiet machine.`
        : [],
    ),
  );

/**
 * 0 when every figure keeps its target, 1 when one misses it or could not be had, or when the run says nothing.
 * @param {readonly { figures: readonly Figure[], failure?: string }[]} groups
 */
export const exitCodeOf = (groups) =>
  voidsOf(groups).length > 0 ||
  groups.some(({ figures, failure }) => failure !== undefined || figures.some((one) => keeps(one) === false))
    ? 1
    : 0;

/**
 * A note for when other programs take so much of the machine that times mean little.
 * @param {number} load running processes, averaged over the last minute
 * @param {number} cores
 */
export const busyNote = (load, cores) =>
  load > cores * 0.5
    ? `The machine is busy (load ${load.toFixed(1)} on ${cores} ${cores === 1 ? 'core' : 'cores'}): times mean little, bytes are exact.`
    : undefined;
