import { type Pick, sidesOf } from '#contract/sportsMarkets';
import { controls, part } from './dom';

/** Shows the slip or the player's own bets. */
export function showPane(pane: 'slip' | 'bets'): void {
  part('paneSlip').hidden = pane !== 'slip';
  part('paneBets').hidden = pane !== 'bets';
  for (const control of controls('pane'))
    control.setAttribute('aria-checked', String(control.dataset['id'] === pane));
}

/** On a phone the slip is a sheet over the matches; the focus goes with it. */
export function showSheet(isOpen: boolean): void {
  const slip = part('slip');
  const wasOpen = slip.hasAttribute('data-open');
  slip.toggleAttribute('data-open', isOpen);
  if (isOpen && !wasOpen) slip.querySelector<HTMLElement>('.slip-close')?.focus();
  else if (!isOpen && wasOpen) controls('openSlip')[0]?.focus();
}

/** Does something when a control of a kind is pressed, unless it is dimmed. */
export function onPress(act: string, work: (control: HTMLButtonElement) => void): void {
  for (const control of controls(act))
    control.addEventListener(
      'click',
      () => control.getAttribute('aria-disabled') !== 'true' && work(control),
    );
}

/** Marks one control of a group as chosen. */
export function choose(act: string, chosen: HTMLElement): void {
  for (const each of controls(act)) each.setAttribute('aria-checked', String(each === chosen));
}

/** The meeting that the site opened the book at, `#match.round.side`, and the bet on its winner; told once. */
export function arrivalOf(): { focus: string; pick: Pick | undefined } | undefined {
  const [match, round, side] = location.hash.slice(1).split('.');
  if (!match || !/^\d{1,9}$/.test(round ?? '')) return undefined;
  // A reload must not put it in again after the player took it out.
  history.replaceState(null, '', location.pathname);
  const known = sidesOf.winner.find((each) => each === side);
  const pick = known && ({ match, round: Number(round), market: 'winner', side: known, line: 0 } as const);
  return { focus: `${match}.${round}`, pick };
}
