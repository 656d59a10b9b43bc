import { createContext, useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The place in a centre's bar for what its page offers. */
export const CenterActionPlace = createContext<Element | null>(null);

/** Puts what a page offers, such as an export, in the bar of its centre. */
export function CenterAction({ children }: { children: ReactNode }) {
  const place = useContext(CenterActionPlace);
  return place && createPortal(children, place);
}
