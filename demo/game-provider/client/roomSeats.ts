import type { RoomView } from '../cardRoom/api';
import { fill } from '../messages/fill';
import { part, setText } from './dom';
import { drawRoomCard } from './roomHand';

let drawnTrick = '';

/** Who sits where, what they hold and what lies on the table. The player sits below; without a seat the first one does. */
export function showSeats(view: RoomView, own: number | null, texts: Readonly<Record<string, string>>): void {
  const { deal, last, dealAt } = view;
  const say = (name: string): string => texts[name] ?? '';
  // Between two deals the last one stays to be seen until somebody sits down for the next.
  const over = !deal && dealAt === null ? last : null;
  const seats = over ? over.seats : view.seats;
  const nameOf = (seat: number): string => {
    if (seat === own && !over) return say('you');
    const person = seats[seat]?.person;
    if (person) return person;
    return deal || over ? fill(say('bot'), { number: seat + 1 }) : say('free');
  };
  for (let place = 0; place < 4; place += 1) {
    const seat = ((own ?? 0) + place) % 4;
    setText(`name${place}`, nameOf(seat));
    const held = deal?.held[seat] ?? 0;
    setText(`held${place}`, held > 0 ? fill(say('cardCount'), { count: held }) : '');
    const finished = (deal?.order ?? over?.order ?? []).indexOf(seat);
    const isTurn = deal?.turn === seat && finished < 0;
    const state =
      finished >= 0
        ? fill(say('placeOf'), { place: finished + 1 })
        : isTurn
          ? say('toPlay')
          : deal?.passed[seat]
            ? say('passed')
            : (view.seats[seat]?.isAway ?? false)
              ? say('away')
              : '';
    setText(`state${place}`, state);
    const box = part(`name${place}`).parentElement;
    box?.toggleAttribute('data-turn', isTurn);
    box?.toggleAttribute('data-done', finished >= 0);
  }
  showTrick(deal?.trick ?? null, texts, nameOf);
}

function showTrick(
  trick: NonNullable<RoomView['deal']>['trick'],
  texts: Readonly<Record<string, string>>,
  nameOf: (seat: number) => string,
): void {
  setText('laidBy', trick ? nameOf(trick.seat) : '');
  const key = trick?.cards.join() ?? '';
  if (key === drawnTrick) return;
  drawnTrick = key;
  part('trick').replaceChildren(
    ...(trick?.cards.toSorted((a, b) => a - b) ?? []).map((card) => drawRoomCard(card, texts)),
  );
}
