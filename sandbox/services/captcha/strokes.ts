/**
 * Capital letters and digits that nobody mixes up (no B 8, I 1 L, O 0 Q, S 5, Z 2, G 6, U V), as polylines on a grid of
 * 4 wide and 6 high.
 */
const drawn: Record<string, string> = {
  A: '06 20 46|14 34',
  C: '41 30 10 01 05 16 36 45',
  D: '00 06 26 44 42 20 00',
  E: '40 00 06 46|03 33',
  F: '40 00 06|03 33',
  H: '00 06|40 46|03 43',
  J: '40 45 36 16 05',
  K: '00 06|40 03 46',
  M: '06 00 23 40 46',
  N: '06 00 46 40',
  P: '06 00 30 41 42 33 03',
  R: '06 00 30 41 42 33 03|23 46',
  T: '00 40|20 26',
  W: '00 16 23 36 40',
  X: '00 46|40 06',
  Y: '00 23 40|23 26',
  '3': '00 40 22 42 45 36 06',
  '4': '36 30 04 44',
  '7': '00 40 16',
  '9': '42 33 13 02 01 10 30 41 42 26',
};

/** Letters that a captcha is made of. */
export const alphabet: readonly string[] = Object.keys(drawn);

/** The lines of a letter, as points of a 4 × 6 grid. */
export function strokesOf(letter: string): [number, number][][] {
  return (drawn[letter] ?? '')
    .split('|')
    .map((line) => line.split(' ').map((point): [number, number] => [Number(point[0]), Number(point[1])]));
}
