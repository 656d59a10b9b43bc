import type { Random } from '../../ports';

// Without signs that people confuse when they type or read them aloud.
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A reference that people can read aloud, such as `AU7Q44KD`. */
export const newReference = ({ random }: { random: Pick<Random, 'below'> }): string =>
  Array.from({ length: 8 }, () => signs[random.below(signs.length)]).join('');
