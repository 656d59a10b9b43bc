import type { ReactNode } from 'react';
import type { IconSource } from '#ds/Icon';

/** One page of a centre. */
export interface CenterOverlayItem {
  /** Tells pages apart. */
  id: string;
  /** The page as it is titled. */
  label: string;
  /** Its address, so that it opens in a new tab too. */
  href: string;
  /** Drawing before the words. */
  icon: IconSource;
  /** How many wait there, and the same in words, such as "5 unread messages". Nothing is drawn at 0. */
  count?: { count: number; label: string };
  /** Heading that it stands under; pages with the same one follow each other. */
  group?: string;
  /** `foot` keeps it apart at the end of the navigation. */
  place?: 'foot';
  /** A second line in the list of pages on a phone. */
  line?: string;
  /** At the end of its row in that list, such as "3 open". */
  end?: ReactNode;
}

/** Pages that stand under one heading. */
export interface CenterGroup {
  id: string;
  label?: string;
  isApart: boolean;
  items: CenterOverlayItem[];
}

/** Pages in the order they are given, cut where the heading changes; what belongs to the foot comes last. */
export function groupItems(items: readonly CenterOverlayItem[]): CenterGroup[] {
  const groups: CenterGroup[] = [];
  for (const item of [...items].sort((a, b) => Number(a.place === 'foot') - Number(b.place === 'foot'))) {
    const isApart = item.place === 'foot';
    const last = groups.at(-1);
    if (last?.isApart === isApart && last.label === item.group) last.items.push(item);
    else
      groups.push({
        id: item.id,
        isApart,
        items: [item],
        ...(item.group !== undefined && { label: item.group }),
      });
  }
  return groups;
}
