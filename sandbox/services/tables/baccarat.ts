import { shuffled } from '../fair/fairNumbers';
import { dealHand, payoutOf, pointsOf, type Area, type Winner } from './baccaratRules';
import { shoeDecks, type Outcome, type TableGame } from './tableGame';

/** Punto banco from a shoe of eight decks. */
export const baccarat: TableGame = {
  kind: 'baccarat',
  areas: [
    { id: 'player', limit: 'main', pick: 'Player' },
    { id: 'banker', limit: 'main', pick: 'Banker' },
    { id: 'tie', limit: 'side', pick: 'Tie' },
    { id: 'playerPair', limit: 'side', pick: 'Player pair' },
    { id: 'bankerPair', limit: 'side', pick: 'Banker pair' },
  ],
  play: async (below, rounds) => {
    const shoe = (await shuffled(shoeDecks * 52, below)).map((card) => card % 52);
    let place = 0;
    return Array.from({ length: rounds }, (): Outcome => {
      const { player, banker, winner, used } = dealHand(shoe, place);
      place += used;
      const points = { player: pointsOf(player), banker: pointsOf(banker) };
      return {
        sides: { player, banker },
        points,
        numbers: [],
        mark: winner,
        result: `${points.player} : ${points.banker}`,
      };
    });
  },
  payoutOf: (area, stake, { sides, mark }, currency) =>
    payoutOf(
      area as Area,
      stake,
      {
        player: sides['player'] ?? [],
        banker: sides['banker'] ?? [],
        winner: mark as Winner,
      },
      currency,
    ),
};
