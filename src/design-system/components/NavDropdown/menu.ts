import type { ReactNode } from 'react';

/** One entry of a panel, such as a vendor. */
export interface NavMenuEntry {
  /** Tells entries apart; returned with a press. */
  id: string;
  /** What the entry leads to, such as a studio. */
  name: string;
  /** One muted line, such as how many games. */
  sub?: string;
  /** Where it leads. */
  href: string;
  /** Address of a square mark of one colour. Absent, the first letter stands in. */
  markSrc?: string | undefined;
  /** A small Badge at the end, such as Hot. */
  badge?: ReactNode;
}

/** What a panel shows. */
export interface NavMenu {
  /** The places below this one, the most wanted first. */
  entries: readonly NavMenuEntry[];
  /** The sum of it, at the end of the title line, such as "186 tables · 12 studios". */
  summary?: string;
  /** A picture beside the entries, for one thing to see first. */
  feature?: { id: string; name: string; sub?: string; href: string; imageSrc: string; badge?: ReactNode };
  /** Where More leads. */
  more?: { href: string; sub?: string };
}
