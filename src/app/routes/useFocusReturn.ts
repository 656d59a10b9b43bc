import { useEffect, useRef } from 'react';

/**
 * Gives the focus a place when a dialog closes and what opened it is gone, as the login button is after a login: the
 * account in the header. On another page than before, the focus begins where the page does.
 * @param isOpen whether any dialog is open
 */
export function useFocusReturn(isOpen: boolean): void {
  const page = useRef<string>(undefined);
  // The focus is the browser's.
  useEffect(() => {
    if (isOpen) {
      page.current = location.pathname;
      return;
    }
    if (page.current === undefined) return;
    let wasLost = false;
    let frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);

    function look(): void {
      const active = document.activeElement ?? document.body;
      const isInside = active.closest('[role=dialog], [role=alertdialog]') !== null;
      const isLost = active === document.body;
      // The dialog itself gives the focus back to what opened it, in the frame after it is gone. Frames are counted, not
      // milliseconds: a busy device draws late.
      if (isInside || (isLost && !wasLost)) {
        wasLost = isLost;
        frame = requestAnimationFrame(look);
      } else if (isLost && location.pathname === page.current) {
        accountControl()?.focus({ preventScroll: true });
      }
    }
  }, [isOpen]);
}

/** The account's button, the messages on a phone, or a way in: the last control in the first row of the header. */
const accountControl = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('header > :first-child :is(a, button)')].findLast((control) =>
    control.checkVisibility(),
  );
