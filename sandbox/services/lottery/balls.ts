import { localise } from '../localise';
import { animalOf } from './plays/markPlays';
import type { BallColour, LotteryRules } from './rules';
import type { LotteryFamily } from './results';

/** One ball as the site draws it. */
export interface Ball extends Record<string, unknown> {
  number: string;
  colour: BallColour;
  /** What players call it besides. */
  note?: string;
}

/** The balls that stand for a result on a card: of a Vietnamese lottery the digits of its special prize. */
export function ballsOf(
  family: LotteryFamily,
  rules: LotteryRules,
  numbers: readonly string[],
  { drawnAt, language }: { drawnAt: Date; language: string },
): Ball[] {
  const { colour = 'plain', colours = {}, sumColour = colour } = rules;
  const shown = family === 'VN' ? Array.from(numbers[0] ?? '') : numbers;
  const balls = shown.map((number): Ball => {
    const animal = family === 'LHC' ? animalOf(rules, number, drawnAt) : undefined;
    return {
      number,
      colour: colours[String(Number(number))] ?? colour,
      ...(animal && { note: localise(animal, language) }),
    };
  });
  if (family !== 'PCB') return balls;
  const sum = numbers.reduce((total, number) => total + Number(number), 0);
  return [...balls, { number: String(sum), colour: sumColour }];
}
