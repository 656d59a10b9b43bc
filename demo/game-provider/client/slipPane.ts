import { fill } from '../messages/fill';
import type { BookOdds, Price } from './bookOdds';
import { clockOf, lineWords, matchWords, wordsOf } from './bookWords';
import { controls, part, setDisabled, setHidden, setText, setTextOf } from './dom';
import { field, make, reconcile } from './nodes';
import { nameOf, type Obstacle, type Selection, type Slip } from './slip';
import { StakeField } from './stakeField';
import type { StakeShape } from './stakeText';

interface PaneDeps {
  slip: Slip;
  texts: Readonly<Record<string, string>>;
  /** The language of the page and the currency of the player. */
  shape: StakeShape;
  money: (amount: string | bigint) => string;
  odds: BookOdds;
  /** Sums that a press adds. */
  steps: readonly string[];
  /** The slip was changed by the player. */
  onChange: () => void;
  /** A stake was, which nothing outside the slip shows. */
  onStake: () => void;
}

const obstacleTexts: Readonly<Record<Obstacle, string>> = {
  goal: 'closedGoal',
  over: 'closedOver',
  noPrice: 'closedNoPrice',
  gone: 'closedGone',
  calledOff: 'closedCalledOff',
  moved: 'moved',
  sameMatch: 'sameMatch',
  waiting: 'suspended',
};

/** The slip as the player sees it: what is chosen, what is staked, what it pays. */
export class SlipPane {
  readonly #deps: PaneDeps;
  /** The field that the buttons for sums add to. */
  #field: StakeField | undefined;
  readonly #parlay: StakeField;
  readonly #fields = new WeakMap<Element, StakeField>();
  #isLocked = false;

  constructor(deps: PaneDeps) {
    this.#deps = deps;
    this.#parlay = this.#makeStake(deps.texts['parlay'] ?? '', (typed) => (deps.slip.stake = typed));
    part('parlayStake').append(
      make(
        'span',
        { class: 'quiet', 'aria-hidden': 'true', 'data-part': 'stakeName' },
        deps.texts['stake'] ?? '',
      ),
      this.#parlay.input,
      this.#parlay.note,
    );
    const select = part<HTMLSelectElement>('system');
    select.addEventListener('change', () => {
      deps.slip.size = Number(select.value);
      deps.onChange();
    });
    for (const step of deps.steps) {
      const amount = deps.money(step).replace(/[.,]00(?!\d)/, '');
      const button = make(
        'button',
        { type: 'button', class: 'button', dir: 'ltr', 'data-act': 'step' },
        `+${amount}`,
      );
      button.setAttribute('aria-label', fill(deps.texts['add'] ?? '', { amount: deps.money(step) }));
      button.addEventListener('click', () => this.#add(BigInt(step)));
      part('steps').append(button);
    }
  }

  show(isLocked: boolean): void {
    this.#isLocked = isLocked;
    const { slip, texts, money, odds } = this.#deps;
    const { selections, kind, sums } = slip;
    const isSingle = kind === 'single';
    const isSystem = kind === 'system';
    const hasAny = selections.length > 0;
    setHidden(part('slipEmpty'), hasAny);
    setHidden(part('kinds'), selections.length < 2 && isSingle);
    setHidden(part('foot'), !hasAny);
    setHidden(part('parlayStake'), isSingle);
    this.#showSystems(isSystem, isLocked);
    part('paneSlip').setAttribute('aria-busy', String(isLocked));
    setText('slipCount', hasAny ? String(selections.length) : '');
    for (const control of controls('kind')) {
      control.setAttribute('aria-checked', String(control.dataset['id'] === kind));
      // Of two outcomes there is no system.
      setHidden(control, control.dataset['id'] === 'system' && !isSystem && slip.systems.length === 0);
    }
    reconcile(
      part('picks'),
      selections,
      nameOf,
      (selection) => this.#makePick(selection),
      (node, selection) => this.#fill(node, selection),
    );
    this.#parlay.show(slip.stake, isLocked);
    const pays = sums.pays > 0n ? money(sums.pays) : '–';
    const placeable: [string, string] = [
      fill(texts['placeable'] ?? '', { some: sums.bets.length, all: selections.length }),
      money(sums.total),
    ];
    const rows: [label: string, value: string, price?: Price][] = isSystem
      ? [
          [texts['systemCost'] ?? '', money(sums.total)],
          [texts['systemPays'] ?? '', sums.pays > 0n ? `${money(sums.least)} – ${pays}` : pays],
        ]
      : kind === 'parlay'
        ? [
            [texts['parlayPrice'] ?? '', '{price}', selections.length > 1 ? slip.parlayPrice : null],
            [texts['paysAll'] ?? '', pays],
          ]
        : [placeable, [texts['paysAll'] ?? '', pays]];
    reconcile(
      part('sums'),
      rows,
      ([label]) => label,
      ([label]) => make('div', {}, make('dt', {}, label), make('dd', { 'data-field': 'value' })),
      (node, [, value, price = null]) => odds.write(field(node, 'value'), value, { price }),
    );
    setText(
      'place',
      sums.total > 0n
        ? fill(texts['placeSum'] ?? '', { amount: money(sums.total) })
        : (texts['placeBets'] ?? ''),
    );
    for (const control of controls('step')) setDisabled(control, isLocked);
    for (const control of controls('clear')) {
      setHidden(control, !hasAny);
      setDisabled(control, isLocked);
    }
    for (const control of controls('kind')) setDisabled(control, isLocked);
    const isFew = !isSingle && selections.length < (isSystem ? 3 : 2);
    setText(
      'barSum',
      hasAny ? `${texts['slip'] ?? ''} ${selections.length} · ${money(sums.total)}` : (texts['slip'] ?? ''),
    );
    const moved = slip.moved.length;
    for (const control of controls('acceptAll')) {
      setHidden(control, moved < 2);
      setDisabled(control, isLocked);
    }
    setText('barNote', moved > 0 ? (texts['changed'] ?? '') : isFew ? (texts['fewLegs'] ?? '') : '');
  }

  /** The systems to choose from, and whose stake it is. */
  #showSystems(isShown: boolean, isLocked: boolean): void {
    const { slip, texts } = this.#deps;
    const select = part<HTMLSelectElement>('system');
    setHidden(select, !isShown);
    select.disabled = isLocked;
    setText('stakeName', texts[isShown ? 'stakeEach' : 'stake'] ?? '');
    this.#parlay.input.setAttribute('aria-label', texts[isShown ? 'stakeEach' : 'parlay'] ?? '');
    if (!isShown) return;
    reconcile(
      select,
      slip.systems,
      ({ size }) => String(size),
      ({ size }) => make('option', { value: String(size) }),
      (option, { size, bets }) =>
        setTextOf(option, fill(texts['systemOf'] ?? '', { size, all: slip.selections.length, count: bets })),
    );
    select.value = String(slip.size);
  }

  #makePick(selection: Selection): HTMLElement {
    const { slip, texts, onChange } = this.#deps;
    const remove = make('button', { type: 'button', class: 'remove', 'data-field': 'remove' }, '✕');
    remove.addEventListener('click', () => {
      if (this.#isLocked) return;
      slip.remove(selection);
      onChange();
    });
    const accept = make(
      'button',
      { type: 'button', class: 'plain', 'data-field': 'accept' },
      texts['accept'] ?? '',
    );
    accept.addEventListener('click', () => {
      if (this.#isLocked) return;
      slip.accept(selection);
      onChange();
    });
    const stake = this.#makeStake('', (typed) => {
      const own = slip.selections.find((each) => nameOf(each) === nameOf(selection));
      if (own) own.stake = typed;
    });
    const node = make(
      'li',
      { class: 'pick' },
      make(
        'div',
        { class: 'pick-head' },
        make('b', { 'data-field': 'words' }),
        make('b', { class: 'num', 'data-field': 'price' }),
        remove,
      ),
      make('p', { class: 'quiet', 'data-field': 'match' }),
      make(
        'p',
        { class: 'pick-note', 'data-field': 'note' },
        make('span', { 'data-field': 'noteText' }),
        accept,
      ),
      make('p', { class: 'quiet halves', 'data-field': 'halves' }),
      make(
        'div',
        { class: 'pick-stake', 'data-field': 'stakeRow' },
        stake.input,
        make('span', { class: 'quiet' }, texts['pays'] ?? ''),
        make('b', { class: 'num', 'data-field': 'pays' }),
        stake.note,
      ),
    );
    this.#fields.set(node, stake);
    return node;
  }

  #fill(node: HTMLElement, selection: Selection): void {
    const { slip, texts, shape, money, odds } = this.#deps;
    const quote = slip.quoteOf(selection);
    const obstacle = slip.obstacleOf(selection);
    const words = wordsOf(texts, selection);
    const clock = quote && quote.phase !== 'upcoming' ? ` · ${clockOf(texts, shape.language, quote)}` : '';
    setTextOf(field(node, 'words'), words);
    setTextOf(field(node, 'match'), `${matchWords(texts, selection)}${clock}`);
    const isClosed = obstacle !== undefined && obstacle !== 'moved' && obstacle !== 'sameMatch';
    odds.write(field(node, 'price'), '{price}', {
      price: isClosed ? null : (quote?.price ?? selection.price),
    });
    node.toggleAttribute('data-closed', isClosed && obstacle !== 'waiting');
    const note = field(node, 'note');
    setHidden(note, obstacle === undefined || obstacle === 'waiting');
    if (obstacle)
      odds.write(
        field(node, 'noteText'),
        texts[obstacle === 'over' && selection.period ? 'closedHalf' : obstacleTexts[obstacle]] ?? '',
        {
          price: quote?.price ?? null,
          before: selection.price,
        },
      );
    setHidden(field(node, 'accept'), obstacle !== 'moved');
    field(node, 'remove').setAttribute('aria-label', fill(texts['remove'] ?? '', { pick: words }));
    const halves = slip.splitOf(selection);
    setHidden(field(node, 'halves'), slip.kind !== 'single' || halves.length < 2);
    setTextOf(
      field(node, 'halves'),
      halves
        .map((half) => {
          const on = fill(texts['halfOn'] ?? '', { line: lineWords(half) });
          return half.stake > 0n ? `${on} · ${money(half.stake)}` : on;
        })
        .join('\n'),
    );
    setHidden(field(node, 'stakeRow'), slip.kind !== 'single');
    const stake = this.#fields.get(node);
    stake?.input.setAttribute('aria-label', fill(texts['stakeOn'] ?? '', { pick: words }));
    stake?.show(selection.stake, this.#isLocked);
    const pays = isClosed ? 0n : slip.paysOf(selection);
    setTextOf(field(node, 'pays'), pays > 0n ? money(pays) : '–');
  }

  #makeStake(label: string, onType: (text: string) => void): StakeField {
    const { texts, shape, onStake } = this.#deps;
    return new StakeField({
      label,
      texts,
      shape,
      onType: (text) => {
        onType(text);
        onStake();
      },
      onFocus: (field) => (this.#field = field),
    });
  }

  /** Adds to the stake that was gone to last, or to the first in sight. */
  #add(sum: bigint): void {
    if (this.#isLocked) return;
    const picks = [...part('picks').children].map((node) => this.#fields.get(node));
    const inSight = [...picks, this.#parlay].filter((field) => field && field.input.offsetParent !== null);
    (inSight.includes(this.#field) ? this.#field : inSight[0])?.add(sum);
  }
}
