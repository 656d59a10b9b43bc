import { part } from './dom';
import { oddsChanges, type OddsChange } from '../sportsbook/api';

const key = 'oddsChange';

const known = (value: string | null): OddsChange => oddsChanges.find((each) => each === value) ?? 'better';

/** What this browser was told to do when odds change; a frame whose storage is forbidden takes better ones. */
function keptOddsChange(): OddsChange {
  try {
    return known(localStorage.getItem(key));
  } catch {
    return 'better';
  }
}

/** Keeps a choice for the next slips, and gives it back. */
function keepOddsChange(value: string): OddsChange {
  const change = known(value);
  try {
    localStorage.setItem(key, change);
  } catch {
    // It holds while the page is open.
  }
  return change;
}

/** Gives the slip what was kept, and what is chosen from now on. */
export function wireOddsChange(slip: { change: OddsChange }, onChange: () => void): void {
  const select = part<HTMLSelectElement>('oddsChange');
  slip.change = keptOddsChange();
  select.value = slip.change;
  select.addEventListener('change', () => {
    slip.change = keepOddsChange(select.value);
    onChange();
  });
}
