import { expect, test } from 'vitest';
import { onColour } from './onColour';

test.each([
  ['#000000', '#fff'],
  ['#ffffff', '#000'],
  ['#6563e8', '#fff'],
  ['#f9b518', '#000'],
  ['#00744d', '#fff'],
  // The greys on each side of where both read alike.
  ['#757575', '#fff'],
  ['#767676', '#000'],
])('what is read on %s is %s', (colour, words) => expect(onColour(colour)).toBe(words));
