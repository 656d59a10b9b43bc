import type { ReactNode } from 'react';

/** Things beside each other. */
export const Row = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>{children}</div>
);

/** Things below each other, as wide as a form. */
export const Column = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'grid', gap: 12, maxInlineSize: 320 }}>{children}</div>
);
