import type { Clock, Ids, Random } from './ports';

const crockford = '0123456789abcdefghjkmnpqrstvwxyz';

/** 48 bits of time and 80 of chance, in Crockford's base 32. */
export function createIds(clock: Clock, random: Random): Ids {
  return {
    next() {
      let time = clock.now().getTime();
      let text = '';
      for (let place = 0; place < 10; place += 1) {
        text = (crockford[time % 32] ?? '') + text;
        time = Math.floor(time / 32);
      }
      for (const byte of random.bytes(16)) text += crockford[byte % 32] ?? '';
      return text;
    },
  };
}
