import type { FilterField, FilterValues } from '#patterns/FilterBar';
import type { SheetFact } from './sheet';

/** The filters in force in words, but for the days, which a report says itself. */
export const filterFacts = (fields: readonly FilterField[], values: FilterValues): SheetFact[] =>
  fields.flatMap((field) => {
    const value = values[field.id];
    if (!value || field.kind === 'days' || field.kind === 'switch' || field.id === 'period') return [];
    const said =
      field.kind === 'choice'
        ? field.options.find(({ id }) => id === value)?.label
        : field.kind === 'search'
          ? value
          : '';
    return [{ label: field.label, value: said ?? value }];
  });
