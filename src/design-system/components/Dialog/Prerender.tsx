import * as React from 'react';
import { useState, type ComponentType, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** React 18, which the package allows, has none: there a dialog is drawn when it opens. */
const { Activity } = React as { Activity?: ComponentType<{ mode: 'hidden'; children: ReactNode }> };

/**
 * Draws something away from the page while there is nothing else to do, so that it opens sooner: its code has run once
 * and its styles are there. Nobody meets it, not even a password manager, and none of its effects run.
 */
export function Prerender({ children }: { children: ReactNode }) {
  const [stage] = useState(() => document.createElement('div'));
  if (!Activity) return null;
  return <Activity mode="hidden">{createPortal(children, stage)}</Activity>;
}
