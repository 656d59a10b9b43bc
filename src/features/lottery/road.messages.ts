import { defineArea } from '#messages';

/** What is said of roads: draws gathered by the side that they were on. */
export const roadMessages = defineArea('lottery.road', {
  legend: '▲ drawn most often, ▼ absent longest', // Explains two signs beside numbers.
  roads: 'Roads', // Names a row of choices: which two sides are shown.
  size: 'Big and small', // A choice.
  parity: 'Odd and even', // A choice.
  big: 'B', // One letter for big, in a small circle.
  small: 'S', // One letter for small, in a small circle.
  odd: 'O', // One letter for odd, in a small circle.
  even: 'E', // One letter for even, in a small circle.
  tie: '–', // For a draw on neither side, in a small circle.
  sizeWords: 'Big {first}, small {second}. Longest streak: {longest}.', // Numbers of draws.
  parityWords: 'Odd {first}, even {second}. Longest streak: {longest}.', // Numbers of draws.
});
