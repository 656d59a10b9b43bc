import { solveWork, type HumanAction, type HumanProof } from '#contract';
import type { Api } from '../api/client';
import { fail, succeed, type Outcome } from '../data/failure';

/**
 * Lets the device prove, by a small sum, that no bot asks: the way for people who cannot read, see or drag.
 * Comes back with `aborted` once `signal` aborts.
 */
export async function proveByDevice(
  api: Pick<Api, 'session'>,
  action: HumanAction,
  signal?: AbortSignal,
): Promise<Outcome<HumanProof>> {
  const outcome = await api.session.humanChallenge({ action, kind: 'work' }, signal && { signal });
  if (!outcome.ok) return outcome;
  if (outcome.value.kind !== 'work') return fail({ kind: 'malformed' });
  // Only pages that are served over https may hash.
  const answer = await solveWork(outcome.value, signal).catch(() => null);
  if (answer === null) return fail({ kind: 'insecure' });
  if (answer === undefined) return fail({ kind: 'aborted' });
  return succeed({ challenge: outcome.value.challenge, answer });
}
