import { divideAmount } from '#contract/amounts';
import { shuffled } from '../fair/fairNumbers';
import { paid, shoeDecks, type Outcome, type TableGame } from './tableGame';

/** One card each: the higher one wins, ace is low. Half of a stake on a side comes back on a tie. */
export const dragonTiger: TableGame = {
  kind: 'dragonTiger',
  areas: [
    { id: 'dragon', limit: 'main', pick: 'Dragon' },
    { id: 'tiger', limit: 'main', pick: 'Tiger' },
    { id: 'draw', limit: 'side', pick: 'Tie' },
    { id: 'suited', limit: 'long', pick: 'Suited tie' },
  ],
  play: async (below, rounds) => {
    const shoe = (await shuffled(shoeDecks * 52, below)).map((card) => card % 52);
    return Array.from({ length: rounds }, (_, round): Outcome => {
      const [dragon = 0, tiger = 0] = shoe.slice(round * 2, round * 2 + 2);
      const points = { dragon: (dragon % 13) + 1, tiger: (tiger % 13) + 1 };
      const { dragon: high, tiger: low } = points;
      const mark = high > low ? 'dragon' : high < low ? 'tiger' : 'draw';
      return {
        sides: { dragon: [dragon], tiger: [tiger] },
        points,
        numbers: [],
        mark,
        result: `${high} : ${low}`,
      };
    });
  },
  payoutOf: (area, stake, { sides, mark }, currency) => {
    if (area === 'draw') return paid(stake, 8, mark === 'draw');
    if (area === 'suited')
      return paid(stake, 50, mark === 'draw' && sides['dragon']?.[0] === sides['tiger']?.[0]);
    if (mark === 'draw') return divideAmount(stake, 2n, currency);
    return paid(stake, 1, mark === area);
  },
};
