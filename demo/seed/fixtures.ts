import { at, hash, shuffled, stream } from '../artwork/random';
import type { FixtureScript } from '#platform/sports';
import { type Phrase, word } from '#platform/words';

/** A row of the `matches` table. */
export interface FixtureSeed {
  id: string;
  league: string;
  home: string;
  away: string;
  homeCrest: number;
  awayCrest: number;
  sport: 'football' | 'esports';
  startsAt: Date;
  script: FixtureScript;
}

/** Leagues by name, with that name in every language. The site leads with the first ones. */
export const leagueNames: Readonly<Record<string, Phrase>> = {
  'Premier Futsal': word('sports.league.premierFutsal'),
  'Capital Cup': word('sports.league.capitalCup'),
  'Northern League': word('sports.league.northernLeague'),
  'Coast Series': word('sports.league.coastSeries'),
  'Harbour Division': word('sports.league.harbourDivision'),
  'Valley League': word('sports.league.valleyLeague'),
  'Island Championship': word('sports.league.islandChampionship'),
  'Arena Masters': word('sports.league.arenaMasters'),
  'Circuit One': word('sports.league.circuitOne'),
};

const footballLeagues = Object.keys(leagueNames).slice(0, 7);
const esportsLeagues = Object.keys(leagueNames).slice(7);

/** The matches that the site leads with whenever they are in play. */
const leading: readonly (readonly [league: string, home: string, away: string])[] = [
  ['Premier Futsal', 'Halden City', 'Port Varna'],
  ['Capital Cup', 'Riverside', 'Old Quarter'],
  ['Northern League', 'Kestrel Town', 'Marlow Vale'],
  ['Coast Series', 'Bay United', 'North Pier'],
  ['Capital Cup', 'Ashford Rovers', 'Lakeside'],
];

const places =
  'Ashbourne, Brindle, Calder, Dunmore, Eastholm, Farrow, Glenside, Hartwell, Inverley, Jasper, Kelwood, Linden, Merrow, Norwick, Oakhaven, Penrose, Quarry, Rosemere, Selby, Tarn, Umber, Verdan, Westbrook, Yarrow, Aldermoor, Blackwater, Copperhill, Dovedale, Elmstead, Foxton, Greywell, Highmoor, Ivybridge, Kingsmere, Larkhill, Millbrook, Netherby, Orchard, Pinewood, Ravensby, Stonebridge, Thornton, Upland, Wolden, Birchfield, Clearwater, Driftwood, Fairhaven, Goldcrest, Hazelton'.split(
    ', ',
  );
const forms = 'City, United, Rovers, Town, Athletic, Wanderers, Albion, Rangers, Harriers, Park'.split(', ');
const squads =
  'Static Foxes, Glass Engine, Night Shift, Paper Tigers, Quiet Storm, Seventh Key, Copper Wolves, Blue Lantern, Iron Petals, Lucid, Orbit Nine, Red Harbor, Salt & Signal, Echo Division, Velvet Six, Zero Harbour, Amber Protocol, Slow Thunder, Marble Hawks, Third Rail, Silver Otters, Long Division, North Static, Ember Crew, Low Tide, Granite Owls, Parallel, Nine Lanterns, Cobalt Union, Hollow Crown, Tin Rockets, Open Circuit'.split(
    ', ',
  );

const counts = { football: 1204, esports: 96 } as const;
const minuteMs = 60_000;

/** 1,204 football matches and 96 of e-sports a day, spread around the clock, so that some are always in play. */
export function fixtureRows(begin: Date): FixtureSeed[] {
  const teams = shuffled(
    places.flatMap((place) => forms.map((form) => `${place} ${form}`)),
    stream(0x7ea5),
  );
  const football = daily(counts.football, begin, (index, slot) => {
    const [league, home, away] = leading[index] ?? [
      at(footballLeagues, hash(index, 11)),
      ...pairAt(slot, counts.football, teams),
    ];
    return fixture(`m${index + 1}`, 'football', league, home, away, index);
  });
  const esports = daily(counts.esports, begin, (index, slot) =>
    fixture(
      `e${index + 1}`,
      'esports',
      at(esportsLeagues, index),
      ...pairAt(slot, counts.esports, squads),
      index,
    ),
  );
  return [...football, ...esports];
}

/** So many matches around the clock; `slot` is a match's place in the order of their starts, from 0. */
const daily = (
  count: number,
  begin: Date,
  make: (index: number, slot: number) => Omit<FixtureSeed, 'startsAt'>,
): FixtureSeed[] =>
  Array.from({ length: count }, (_, index) => {
    // 457 has no factor in common with either count, so that neighbours of the list play at different hours.
    const slot = (index * 457) % count;
    const minute = Math.floor((slot / count) * 1440);
    return { ...make(index, slot), startsAt: new Date(begin.getTime() + (minute - 1440) * minuteMs) };
  });

/**
 * Who plays in a slot of the day. Everybody plays once in a round, and guests move forward by a few slots from round to
 * round until, at the day's end, they are where they began: so nobody plays again before nearly a round has gone by.
 */
function pairAt(slot: number, count: number, names: readonly string[]): [home: string, away: string] {
  const half = names.length / 2;
  const moved = Math.round((Math.floor(slot / half) * half * half) / count);
  return [at(names, 2 * (slot % half)), at(names, 2 * ((slot + moved) % half) + 1)];
}

function fixture(
  id: string,
  sport: FixtureSeed['sport'],
  league: string,
  home: string,
  away: string,
  index: number,
): Omit<FixtureSeed, 'startsAt'> {
  const random = stream(hash(index, sport.length));
  const strength = [0.7 + random() * 1.6, 0.5 + random() * 1.4] as const;
  const isLeading = sport === 'football' && index < leading.length;
  const crests = isLeading ? [index * 2, index * 2 + 1] : [hash(index, 1) % 70, hash(index, 2) % 70];
  return {
    id,
    sport,
    league,
    home,
    away,
    homeCrest: crests[0] ?? 0,
    awayCrest: crests[1] ?? 0,
    script: {
      seed: hash(index, 77) % 1_000_000,
      strength,
      rank: isLeading ? index : 10 + (hash(index, 5) % 1000),
    },
  };
}
