import { agentPages, centerMessages, personalPages } from '#features/shell/center.messages.ts';
import type { CenterId } from './address';
import type { CenterPage } from './centerPage';

const inOrder = (found: Record<string, CenterPage>): readonly CenterPage[] =>
  Object.values(found).sort((a, b) => a.order - b.order);

/** The centres with their pages, which register themselves by the names of their files. */
export const centers = {
  personal: {
    pages: inOrder(
      import.meta.glob<CenterPage>('../personal/*.route.ts', { eager: true, import: 'default' }),
    ),
    labels: personalPages,
    name: centerMessages.personal,
  },
  agent: {
    pages: inOrder(import.meta.glob<CenterPage>('../agent/*.route.ts', { eager: true, import: 'default' })),
    labels: agentPages,
    name: centerMessages.agent,
  },
} as const satisfies Record<CenterId, object>;

/** Name of a page in the words of its centre. */
export const labelOf = (center: CenterId, id: string) => {
  const labels: Readonly<Record<string, (typeof personalPages)[keyof typeof personalPages]>> =
    centers[center].labels;
  return labels[id];
};
