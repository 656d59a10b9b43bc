import type { UserType } from '#contract';
import { at, hash, stream } from '../../artwork/random';
import { names } from '../people';

/** Somebody of the large team. Like the downlines of the demo agent they have the demo member's password. */
export interface TeamPerson {
  username: string;
  nickname: string;
  type: UserType;
  /** Username of the agent above. */
  upline: string;
  /** 1 for whoever is directly below the leader. */
  level: number;
  /** Days before the world begins on which they joined, 1 to 360. */
  joined: number;
}

/** How many agents are below each agent, level by level, and how many players in all. */
export interface TeamSize {
  agents: readonly number[];
  players: number;
}

/** 2,000 accounts on five levels. */
export const fullTeam: TeamSize = { agents: [6, 4, 3, 1], players: 1_826 };
/** What the other brands have of it. */
export const smallTeam: TeamSize = { agents: [4, 2, 1, 1], players: 40 };

/**
 * The team below a leader, uplines first: agents join one below the other in the first months, players all over the year
 * and wherever chance has them. Equal sizes give equal teams.
 */
export function largeTeam(leader: string, size: TeamSize): TeamPerson[] {
  const random = stream(hash(size.players, 0x7ea3));
  const people: TeamPerson[] = [];
  const add = (type: UserType, upline: string, level: number, joined: number): TeamPerson => {
    const nickname = at(names, Math.floor(random() * names.length));
    // Above what the demo agent's downlines are numbered with.
    const username = `${nickname.toLowerCase()}${1_000 + people.length}`;
    const person = { username, nickname, type, upline, level, joined };
    people.push(person);
    return person;
  };
  let above: { username: string; joined: number }[] = [{ username: leader, joined: 362 }];
  size.agents.forEach((count, place) => {
    above = above.flatMap((upline) =>
      Array.from({ length: count }, (_, number) => {
        const gap = place === 0 ? 2 + number * 9 : 4 + Math.floor(random() * 28);
        return add(at([1, 2, 41, 42] as const, place + number), upline.username, place + 1, upline.joined - gap); // prettier-ignore
      }),
    );
  });
  const agents = [...people];
  for (let count = 0; count < size.players; count += 1) {
    // Whoever began first has most people.
    const { username, level, joined } = at(agents, Math.floor(random() ** 1.6 * agents.length));
    add(0, username, level + 1, 1 + Math.floor(random() * (joined - 1)));
  }
  return people;
}
