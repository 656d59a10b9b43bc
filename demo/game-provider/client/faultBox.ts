import type { RefusalCode } from '#contract/refusals';
import type { Bridge } from './bridge';
import { controls, part } from './dom';
import type { Fault } from './server';
import { playRefusals } from './tableRefusals';

export interface WaysOn {
  /** Whether the same may be asked again. @default false */
  canRetry?: boolean;
  /** Why it was refused: what the player's own limits forbid leads to them. */
  code?: RefusalCode | undefined;
}

/** Shows why something did not happen, with the ways on. */
export function showFault(words: string, { canRetry = false, code = undefined }: WaysOn = {}): void {
  part('faultText').textContent = words;
  for (const control of controls('retry')) control.hidden = !canRetry;
  // The site has the page of limits: without one around the game there is no way to it.
  const leadsToLimits = code !== undefined && code in playRefusals && window.parent !== window;
  for (const control of controls('saferPlay')) control.hidden = !leadsToLimits;
  part('fault').hidden = false;
}

export const hideFault = (): void => {
  part('fault').hidden = true;
};

/** Whether the session is over, so that nothing can be asked any more. */
export const isSessionOver = ({ code }: Fault): boolean => code?.startsWith('session.') ?? false;

/** Tells the site that something did not happen, and why. */
export function tellFault(bridge: Bridge, failed: Fault): void {
  const { kind, code } = failed;
  const fault = isSessionOver(failed) ? 'session' : kind === 'offline' ? 'offline' : 'provider';
  bridge.send({ type: 'error', fault, ...(code ? { code } : {}) });
}
