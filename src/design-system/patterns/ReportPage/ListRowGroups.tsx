import { useId, type ReactNode } from 'react';
import { ListRows } from '#patterns/ListRow';
import { group as groupPart, groupEnd, groupHead, groups as groupsPart } from './ReportPage.styles';

/** A head that rows stand under, such as a day with what it brought. */
export interface ListGroup {
  /** Rows with the same one stand together. */
  id: string;
  /** The head in words. */
  label: ReactNode;
  /** At its end, such as the net of the day. */
  end?: ReactNode;
}

interface ListRowGroupsProps<Item> {
  'aria-label': string;
  items: readonly Item[];
  getKey: (item: Item) => string;
  renderRow: (item: Item) => ReactNode;
  groupOf: ((item: Item) => ListGroup) | undefined;
}

/** Items that follow each other under one head. */
function cut<Item>(items: readonly Item[], groupOf: (item: Item) => ListGroup) {
  const groups: { group: ListGroup; items: Item[] }[] = [];
  for (const item of items) {
    const group = groupOf(item);
    const last = groups.at(-1);
    if (last?.group.id === group.id) last.items.push(item);
    else groups.push({ group, items: [item] });
  }
  return groups;
}

export function ListRowGroups<Item>({
  'aria-label': label,
  items,
  getKey,
  renderRow,
  groupOf,
}: ListRowGroupsProps<Item>) {
  const id = useId();
  const draw = (some: readonly Item[]) => some.map((item) => <Row key={getKey(item)}>{renderRow(item)}</Row>);
  if (!groupOf) return <ListRows aria-label={label}>{draw(items)}</ListRows>;
  return (
    <div css={groupsPart} role="group" aria-label={label}>
      {cut(items, groupOf).map(({ group, items: some }, index) => (
        <div key={group.id} css={groupPart}>
          <div css={groupHead}>
            <span id={`${id}${index}`}>{group.label}</span>
            {group.end != null && <span css={groupEnd}>{group.end}</span>}
          </div>
          <ListRows aria-labelledby={`${id}${index}`}>{draw(some)}</ListRows>
        </div>
      ))}
    </div>
  );
}

/** Carries the key of a row that the caller makes without one. */
const Row = ({ children }: { children: ReactNode }) => children;
