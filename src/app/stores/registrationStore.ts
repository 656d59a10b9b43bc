import { registerFields, type FieldRule, type RegisterField } from '#contract';
import type { Api } from '../api/client';
import { succeed } from '../data/failure';
import type { Clock } from '../data/ports';
import { Resource } from '../data/resource';

export type RegistrationRules = Partial<Record<RegisterField, FieldRule>>;

/** What the platform asks of somebody who registers. */
export class RegistrationStore {
  readonly rules: Resource<RegistrationRules>;

  constructor({ api, clock }: { api: Pick<Api, 'start'>; clock: Clock }) {
    this.rules = new Resource({
      clock,
      staleAfter: 5 * 60_000,
      load: async (signal) => {
        const outcome = await api.start.registerSettings({}, { signal });
        return outcome.ok ? succeed(known(outcome.value)) : outcome;
      },
    });
  }
}

/** The rules of the fields that the form has; a platform may send rules of others. */
function known(rules: Readonly<Record<string, FieldRule>>): RegistrationRules {
  return Object.fromEntries(
    registerFields.flatMap((field) => {
      const rule = rules[field];
      return rule ? [[field, rule]] : [];
    }),
  );
}
