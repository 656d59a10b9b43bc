import type { Motif } from '../motif';
import * as birds from './birds';
import * as cards from './cards';
import * as casino from './casino';
import * as castles from './castles';
import * as coast from './coast';
import * as country from './country';
import * as faces from './faces';
import * as festival from './festival';
import * as flight from './flight';
import * as fruit from './fruit';
import * as garden from './garden';
import * as gates from './gates';
import * as insects from './insects';
import * as instruments from './instruments';
import * as jewels from './jewels';
import * as legends from './legends';
import * as luck from './luck';
import * as machines from './machines';
import * as magic from './magic';
import * as night from './night';
import * as ocean from './ocean';
import * as pond from './pond';
import * as portraits from './portraits';
import * as reef from './reef';
import * as sea from './sea';
import * as skies from './skies';
import * as sport from './sport';
import * as sweets from './sweets';
import * as treasure from './treasure';
import * as woodland from './woodland';

/** Every motif by name. A family file exports motifs and nothing else. */
export const motifs = {
  ...birds,
  ...cards,
  ...casino,
  ...castles,
  ...coast,
  ...country,
  ...faces,
  ...festival,
  ...flight,
  ...fruit,
  ...garden,
  ...gates,
  ...insects,
  ...instruments,
  ...jewels,
  ...legends,
  ...luck,
  ...machines,
  ...magic,
  ...night,
  ...ocean,
  ...pond,
  ...portraits,
  ...reef,
  ...sea,
  ...skies,
  ...sport,
  ...sweets,
  ...treasure,
  ...woodland,
} satisfies Record<string, Motif>;

export type MotifName = keyof typeof motifs;
