import type { UserType } from '../../contract';
import { at } from '../artwork/random';

/** Somebody below the demo agent. Their password is the demo member's, so that a developer can be anybody. */
export interface Person {
  username: string;
  nickname: string;
  type: UserType;
  /** Username of the agent above. */
  upline: string;
  /** Days before the world begins on which they joined. */
  joined: number;
  /** How much they play: 0 rarely, 1 now and then, 2 for high stakes. */
  habit: 0 | 1 | 2;
}

/** Given names of the demo's people. */
export const names =
  'Anong, Bao, Citra, Dewi, Emiko, Farah, Giang, Hana, Intan, Jun, Kiet, Linh, Mei, Niran, Oanh, Putri, Quyen, Rin, Somchai, Thao, Ujang, Van, Wira, Xuan, Yuki, Zara, Aiko, Binh, Chai, Duc, Eko, Fen, Gita, Hung, Iwan, Joko, Kanya, Lan, Minh, Nok, Olan, Phuc, Raka, Sari, Tuan, Ulf, Vira, Wen, Yen, Zain'.split(
    ', ',
  );

/** Agents of the first level under the demo agent, and of the second below each of them. */
const firstLevel = 4;
const secondLevel = 2;
/** Members below each agent of the second level, and directly below each of the first. */
const members = { second: 3, first: 2 } as const;

/** The demo agent's downline: three levels, 4 agents, 8 agents, 32 members. `size` below 1 keeps a part of it. */
export function downline(agent: string, size: 1 | 0.5): Person[] {
  const people: Person[] = [];
  const add = (upline: string, type: UserType, joined: number): string => {
    const name = at(names, people.length);
    const username = `${name.toLowerCase()}${at([88, 19, 71, 33, 90, 54, 62, '08'], people.length)}`;
    people.push({
      username,
      nickname: name,
      type,
      upline,
      joined,
      habit: at([1, 2, 0, 1, 1, 2, 0] as const, people.length),
    });
    return username;
  };
  for (let a = 0; a < firstLevel * size; a += 1) {
    const first = add(agent, 2, 350 - a * 20);
    for (let m = 0; m < members.first; m += 1) add(first, 0, 300 - a * 25 - m * 40);
    for (let b = 0; b < secondLevel; b += 1) {
      const second = add(first, at([41, 42] as const, b), 280 - a * 20 - b * 30);
      for (let m = 0; m < members.second; m += 1) add(second, 0, 230 - a * 25 - b * 20 - m * 30);
    }
  }
  return people;
}
