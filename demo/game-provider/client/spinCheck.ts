import * as v from 'valibot';
import { parseNumber } from '#contract/parseNumber';
import { checkFile, clientSeed, type GameSetup, type SeedsView } from '../api';
import { fill } from '../messages/fill';
import { signsOf } from '../page/money';
import { spinStops } from '../slot/spinStops';
import { hexOf, part, setHidden, setText } from './dom';
import { make } from './nodes';
import { onPress } from './panes';
import { readSeeds, readStops, sendSeeds, type Answer } from './server';

type Verdict = 'good' | 'bad' | 'none';

/** The dialog in which a player checks spins: what it says is worked out in this browser. */
export class SpinCheck {
  readonly #setup: GameSetup;
  readonly #dialog = part<HTMLDialogElement>('check');
  readonly #seed = part<HTMLInputElement>('clientSeed');
  readonly #spin = part<HTMLInputElement>('spinToCheck');
  #view: SeedsView | undefined;
  /** Count what was asked for, so that a late answer changes nothing: seeds, and spins. */
  #shows = 0;
  #checks = 0;

  constructor(setup: GameSetup) {
    this.#setup = setup;
    onPress('check', () => {
      this.#dialog.showModal();
      void this.#show(readSeeds());
    });
    this.#dialog.addEventListener('click', ({ target }) => target === this.#dialog && this.#dialog.close());
    part('seedForm').addEventListener('submit', (event) => {
      event.preventDefault();
      this.#change(this.#seed.value.trim());
    });
    onPress('reveal', () => void this.#reveal());
    this.#spin.addEventListener('input', () => void this.#checkSpin());
  }

  #change(seed: string): void {
    const isFit = v.is(clientSeed, seed);
    this.#seed.setAttribute('aria-invalid', String(!isFit));
    setText('clientSeedNote', this.#text(isFit ? 'clientSeedNote' : 'clientSeedRule'));
    if (!isFit) this.#seed.focus();
    else if (this.#view) void this.#show(sendSeeds({ replaces: this.#view.inUse.id, clientSeed: seed }));
  }

  /** The player's seed stays; what it met is shown. */
  async #reveal(): Promise<void> {
    if (!this.#view) return;
    const { id, clientSeed: seed } = this.#view.inUse;
    await this.#show(sendSeeds({ replaces: id, clientSeed: seed }));
    part('lastSeeds').scrollIntoView({ block: 'nearest' });
  }

  async #show(answer: Promise<Answer<SeedsView>>): Promise<void> {
    const number = (this.#shows += 1);
    setText('checkFault', '');
    const given = await answer;
    if (number !== this.#shows) return;
    if (!given.ok) return setText('checkFault', this.#text('failed'));
    this.#view = given.value;
    const { inUse, last } = given.value;
    setText('seedHash', inUse.hash);
    setText('seedShownAt', this.#text('shownAt', { time: this.#time(inUse.shownAt) }));
    setText('nextSeedHash', inUse.nextHash);
    this.#seed.value = inUse.clientSeed;
    setText('nextSpin', this.#number(inUse.spins));
    setHidden(part('lastSeeds'), !last);
    if (!last) return;
    setText('lastSeed', last.serverSeed);
    setText('seedRevealedAt', this.#text('revealedAt', { time: this.#time(last.revealedAt) }));
    setText('lastHash', last.hash);
    setText('lastClientSeed', last.clientSeed);
    const to = this.#number(last.spins - 1);
    setText(
      'lastSpins',
      last.spins > 0 ? this.#text('spins', { from: this.#number(0), to }) : this.#text('noSpins'),
    );
    this.#spin.value = String(Math.max(0, last.spins - 1));
    this.#spin.disabled = last.spins === 0;
    const hash = await digestOf(last.serverSeed);
    if (hash === undefined) say('hashVerdict', this.#text('cannotCalculate'), 'none');
    else if (hash === last.hash) say('hashVerdict', this.#text('hashMatches'), 'good');
    else say('hashVerdict', this.#text('hashDiffers'), 'bad');
    await this.#checkSpin();
  }

  /** Works out where the reels stop, and lays it beside the round's own record. */
  async #checkSpin(): Promise<void> {
    const number = (this.#checks += 1);
    const last = this.#view?.last;
    const typed = parseNumber(this.#spin.value, signsOf(this.#setup.language), 0);
    const spin = typed.ok && typed.minor >= 0n ? Number(typed.minor) : undefined;
    part('stops').replaceChildren();
    say('spinVerdict', '', 'none');
    if (!last || last.spins === 0) return this.#writeCommand(0);
    if (spin === undefined || spin >= last.spins) return say('spinVerdict', this.#text('noSpin'), 'none');
    this.#writeCommand(spin);
    const record = await readStops(last.id, spin);
    const stops = canCalculate ? await spinStops({ ...last, spin }, this.#setup.strips, hmac) : undefined;
    if (number !== this.#checks) return;
    const shown = stops ?? (record.ok ? record.value.stops : []);
    part('stops').replaceChildren(...shown.map((stop) => make('i', {}, String(stop))));
    part('stops').ariaLabel = this.#text('stops', { stops: shown.join(' ') });
    if (!stops) say('spinVerdict', this.#text('cannotCalculate'), 'none');
    else if (!record.ok) say('spinVerdict', this.#text('failed'), 'none');
    else if (record.value.stops.join() === stops.join()) say('spinVerdict', this.#text('sameStops'), 'good');
    else say('spinVerdict', this.#text('otherStops'), 'bad');
  }

  #writeCommand(spin: number): void {
    const last = this.#view?.last;
    if (last)
      setText('command', `node ${checkFile} ${last.serverSeed} ${last.hash} ${last.clientSeed} ${spin}`);
  }

  #time(at: string): string {
    const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
    return new Intl.DateTimeFormat(`${this.#setup.language}-u-ca-gregory-nu-latn`, style).format(
      new Date(at),
    );
  }

  #number(value: number): string {
    return new Intl.NumberFormat(this.#setup.language).format(value);
  }

  #text(name: string, values: Readonly<Record<string, string>> = {}): string {
    return fill(this.#setup.texts[`check.${name}`] ?? '', values);
  }
}

/** A page that came over plain HTTP from another machine has no way to calculate. */
const canCalculate = 'subtle' in crypto && crypto.subtle !== undefined;

const toBytes = (text: string) => new TextEncoder().encode(text);

async function digestOf(text: string): Promise<string | undefined> {
  return canCalculate
    ? hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', toBytes(text))))
    : undefined;
}

async function hmac(secret: string, text: string): Promise<string> {
  const how = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', toBytes(secret), how, false, ['sign']);
  return hexOf(new Uint8Array(await crypto.subtle.sign('HMAC', key, toBytes(text))));
}

function say(name: string, text: string, verdict: Verdict): void {
  part(name).dataset['verdict'] = verdict;
  setText(name, text);
}
