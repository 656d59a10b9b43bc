import { setTextOf } from './dom';
import { make } from './nodes';
import { readStake, stakeRefusal, writeStake, type StakeShape } from './stakeText';

interface StakeFieldDeps {
  label: string;
  texts: Readonly<Record<string, string>>;
  shape: StakeShape;
  /** Told each text that is typed, as it is typed. */
  onType: (text: string) => void;
  /** Told when the field is gone to. */
  onFocus: (field: StakeField) => void;
}

let made = 0;

/** A field for a stake. What is typed into it is what is sent, or it is refused in words below it and nothing is sent. */
export class StakeField {
  readonly input: HTMLInputElement;
  /** Says why a text is refused. */
  readonly note: HTMLElement;
  readonly #deps: StakeFieldDeps;

  constructor(deps: StakeFieldDeps) {
    this.#deps = deps;
    const id = `stake-note-${(made += 1)}`;
    this.note = make('p', { class: 'stake-note', id });
    this.input = make('input', {
      type: 'text',
      inputmode: 'decimal',
      autocomplete: 'off',
      placeholder: writeStake(0n, deps.shape),
      'aria-label': deps.label,
      'aria-describedby': id,
    }) as HTMLInputElement;
    this.input.addEventListener('focus', () => deps.onFocus(this));
    this.input.addEventListener('blur', () => this.#judge());
    this.input.addEventListener('input', () => {
      deps.onType(this.input.value);
      this.#judge();
    });
  }

  /** Shows a stake. What is typed stays as it is typed; what changed elsewhere is shown. */
  show(text: string, isLocked: boolean): void {
    this.input.readOnly = isLocked;
    if (this.input.value !== text) this.input.value = text;
    this.#judge();
  }

  /** Adds to the stake, unless there is a text in the field that is none. */
  add(sum: bigint): void {
    const { shape, onType } = this.#deps;
    const { value } = this.input;
    const before = value.trim() === '' ? 0n : readStake(value, shape);
    if (before === undefined) return this.input.focus();
    onType(writeStake(before + sum, shape));
  }

  #judge(): void {
    const { texts, shape } = this.#deps;
    const { value } = this.input;
    const isLeft = document.activeElement !== this.input;
    const refusal = stakeRefusal(value, isLeft, texts, shape);
    this.input.setAttribute('aria-invalid', String(refusal !== undefined));
    setTextOf(this.note, refusal ?? '');
  }
}
