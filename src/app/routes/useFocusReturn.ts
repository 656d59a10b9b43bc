import { useEffect, useRef } from 'react';

/** How often it looks where the focus is while a dialog plays its way out, in milliseconds. */
const lookEvery = 50;

/**
 * Gives the focus a place when a dialog closes and what opened it is gone, as the login button is after a login: the
 * account in the header. On another page than before, the focus begins where the page does.
 * @param isOpen whether any dialog is open
 */
export function useFocusReturn(isOpen: boolean): void {
  const page = useRef<string>(undefined);
  useEffect(() => {
    if (isOpen) {
      page.current = location.pathname;
      return;
    }
    if (page.current === undefined) return;
    let isLost = false;
    const timer = setInterval(() => {
      const active = document.activeElement ?? document.body;
      if (active.closest('[role=dialog], [role=alertdialog]')) return;
      const wasLost = isLost;
      isLost = active === document.body;
      // The dialog itself gives the focus back to what opened it, a frame after it is gone.
      if (isLost && !wasLost) return;
      clearInterval(timer);
      if (isLost && location.pathname === page.current) accountControl()?.focus({ preventScroll: true });
    }, lookEvery);
    return () => clearInterval(timer);
  }, [isOpen]);
}

/** The account's button, the messages on a phone, or a way in: the last control in the first row of the header. */
const accountControl = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('header > :first-child :is(a, button)')].findLast((control) =>
    control.checkVisibility(),
  );
