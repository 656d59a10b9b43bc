import type { TableSetup, TableView } from '../tables/api';
import { drawCard } from './cards';
import { setTextOf } from './dom';

/** Between two cards that are turned over, milliseconds. */
const pause = 700;
/** How long a wheel turns and dice roll. */
const turning = 4_000;

type Outcome = TableView['outcome'];

const baccaratCount = (card: number): number => (card % 13 >= 9 ? 0 : (card % 13) + 1);

/** What cards count together that lie open so far. */
const pointsOf = (kind: TableSetup['kind'], cards: readonly number[]): number =>
  kind === 'baccarat'
    ? cards.reduce((sum, card) => sum + baccaratCount(card), 0) % 10
    : cards.reduce((sum, card) => sum + (card % 13) + 1, 0);

/**
 * Shows what happens at a table: cards one after the other in the order in which they were drawn, a wheel that turns, dice.
 * @param since milliseconds since the cards are turned over; Infinity shows the end at once
 */
export function showStage(
  { kind, texts }: Pick<TableSetup, 'kind' | 'texts'>,
  outcome: Outcome,
  since: number,
  isOver: boolean,
): void {
  if (kind === 'roulette') showNumber(outcome, since, isOver);
  else if (kind === 'sicBo') showDice(outcome, since, isOver);
  else showCards(kind, outcome, since, isOver, texts);
}

function showCards(
  kind: TableSetup['kind'],
  outcome: Outcome,
  since: number,
  isOver: boolean,
  texts: TableSetup['texts'],
): void {
  const boxes = [...document.querySelectorAll<HTMLElement>('[data-cards]')];
  const dealt = boxes.map((box) => outcome?.sides[box.dataset['cards'] ?? ''] ?? []);
  const open = boxes.map((): number[] => []);
  let shown = 0;
  const most = Math.max(0, ...dealt.map(({ length }) => length));
  for (let place = 0; place < most; place += 1)
    dealt.forEach((cards, side) => {
      const card = cards[place];
      if (card === undefined || since < pause * shown) return;
      open[side]?.push(card);
      shown += 1;
    });
  boxes.forEach((box, side) => {
    const cards = open[side] ?? [];
    while (box.childElementCount > cards.length) box.lastElementChild?.remove();
    for (const card of cards.slice(box.childElementCount)) box.append(drawCard(card, texts));
    const name = box.dataset['cards'] ?? '';
    const points = cards.length > 0 ? String(pointsOf(kind, cards)) : '';
    setTextOf(document.querySelector(`[data-points="${name}"]`), points);
    box.parentElement?.toggleAttribute('data-won', isOver && outcome?.mark === name);
  });
}

function showNumber(outcome: Outcome, since: number, isOver: boolean): void {
  const output = document.querySelector<HTMLElement>('[data-part="number"]');
  const number = outcome?.numbers[0];
  const isShown = number !== undefined && (isOver || since >= turning);
  setTextOf(output, isShown ? String(number) : '');
  const stage = output?.parentElement;
  stage?.toggleAttribute('data-turning', number !== undefined && !isShown);
  stage?.setAttribute('data-tone', isShown ? colourOf(number) : '');
}

/** The colour of a number, read off its field on the felt. */
const colourOf = (number: number): string =>
  document.querySelector<HTMLElement>(`[data-area="n${number}"]`)?.dataset['tone'] ?? '';

function showDice(outcome: Outcome, since: number, isOver: boolean): void {
  const box = document.querySelector<HTMLElement>('[data-part="dice"]');
  const numbers = outcome?.numbers ?? [];
  const isShown = numbers.length > 0 && (isOver || since >= turning);
  box?.toggleAttribute('data-turning', numbers.length > 0 && !isShown);
  const faces = isShown ? numbers : [0, 0, 0];
  const key = faces.join(' ');
  if (!box || box.dataset['faces'] === key) return;
  box.dataset['faces'] = key;
  // Before they fell they say nothing.
  box.setAttribute('aria-label', key);
  box.setAttribute('aria-hidden', String(!isShown));
  box.replaceChildren(
    ...faces.map((face) => {
      const die = document.createElement('i');
      die.className = 'die';
      die.dataset['face'] = String(face);
      die.append(...Array.from({ length: face }, () => document.createElement('b')));
      return die;
    }),
  );
}

/** How a round ended, in words: who won, or the number with its colour, or the dice with their sum. */
export function resultOf(
  { kind, texts }: Pick<TableSetup, 'kind' | 'texts'>,
  { mark, numbers }: NonNullable<Outcome>,
): string {
  if (kind === 'sicBo') return `${numbers.join(' ')} = ${mark}`;
  if (kind === 'roulette') return `${mark} ${texts[`area.${colourOf(Number(mark))}`] ?? ''}`.trim();
  return texts[`area.${mark}`] ?? mark;
}
