import { word, type Phrase } from '#sandbox/words/phrase.ts';

/** Words that several families share. */
export const words = {
  big: word('lottery.option.big'),
  small: word('lottery.option.small'),
  odd: word('lottery.option.odd'),
  even: word('lottery.option.even'),
  dragon: word('lottery.option.dragon'),
  tiger: word('lottery.option.tiger'),
  tie: word('lottery.option.tie'),
  sum: word('lottery.option.sum'),
  digits: word('lottery.option.digits'),
  red: word('lottery.option.red'),
  blue: word('lottery.option.blue'),
  green: word('lottery.option.green'),
};

/** A place of the draw by its number. */
export const placeName = (number: number): Phrase => word('lottery.position.place', { number });

/** Names that play types and their groups share. */
export const names = {
  sides: word('lottery.name.sides'),
  twoSides: word('lottery.name.twoSides'),
  order: word('lottery.name.order'),
  place: word('lottery.name.place'),
  front: word('lottery.name.front'),
  sums: word('lottery.name.sums'),
  numbers: word('lottery.name.numbers'),
};

/** Hints that families share. */
export const sharedHints = {
  place: word('lottery.hint.shared.place'),
  distinct: word('lottery.hint.shared.distinct'),
  sum: word('lottery.hint.shared.sum'),
};
