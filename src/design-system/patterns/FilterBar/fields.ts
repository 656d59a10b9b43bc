import type { DateRangePicker } from '#ds/DateRangePicker';

/** One value of a filter. */
export interface FilterOption {
  /** What stands in the address. Empty for "all", which stands nowhere. */
  id: string;
  /** The value in words. */
  label: string;
}

/**
 * One filter of a list. A choice shows as segments or in a Select; `days` needs two keys of the values, of its first and
 * last day.
 */
export type FilterField =
  | {
      readonly kind: 'choice';
      readonly id: string;
      readonly label: string;
      readonly options: readonly FilterOption[];
      /** `segment` stands on a phone's page too, the others in its sheet. @default 'select' */
      readonly look?: 'segment' | 'select';
    }
  | {
      readonly kind: 'days';
      /** `DateRangePicker`: given with the field, so that a bar without days brings no calendar. */
      readonly Picker: typeof DateRangePicker;
      readonly id: string;
      readonly endId: string;
      readonly label: string;
      readonly maxValue?: string;
    }
  | { readonly kind: 'search'; readonly id: string; readonly label: string }
  | {
      readonly kind: 'switch';
      readonly id: string;
      readonly label: string;
      /** Whether it is on until somebody turns it off: then being off stands in the address, as `0`. @default false */
      readonly isOnAtFirst?: boolean;
    };

type SwitchField = Pick<Extract<FilterField, { kind: 'switch' }>, 'isOnAtFirst'>;

/** Whether a switch is on by what stands in the address. */
export const isSwitchOn = ({ isOnAtFirst }: SwitchField, value: string): boolean =>
  isOnAtFirst ? value !== '0' : value !== '';

/** What stands in the address of a switch; nothing while it is as at first. */
export const switchValue = ({ isOnAtFirst = false }: SwitchField, isOn: boolean): string =>
  isOn === isOnAtFirst ? '' : isOn ? '1' : '0';

/** What is filtered by, as it stands in the address: by the `id` of the field; `1` for a switch that is on. */
export type FilterValues = Readonly<Record<string, string>>;

/** The values with some of them changed; empty ones leave the record. */
export const changeValues = (values: FilterValues, change: FilterValues): FilterValues =>
  Object.fromEntries(Object.entries({ ...values, ...change }).filter(([, value]) => value !== ''));
