import type { VipRules } from './vipRules';

/** A business day that is closed, with what closing it needs. */
export interface VipDay {
  merchant: string;
  day: string;
  /** The business day after it, which levels and birthdays begin with. */
  nextDay: string;
  timeZone: string;
  rules: VipRules;
  at: Date;
  nextId: () => string;
}
