import type { ReactNode } from 'react';

export function StartGate({ children }: { children: ReactNode }) {
  return children;
}
