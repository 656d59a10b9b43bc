import { Activity, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/**
 * Draws something away from the page while there is nothing else to do, so that it opens sooner: its code has run once
 * and its styles are there. Nobody meets it, not even a password manager, and none of its effects run.
 */
export function Prerender({ children }: { children: ReactNode }) {
  const [stage] = useState(() => document.createElement('div'));
  return <Activity mode="hidden">{createPortal(children, stage)}</Activity>;
}
