import { useEffect, useRef, type RefObject } from 'react';
import { Modal, type ModalOverlayProps } from 'react-aria-components';

/**
 * What a ModalOverlay shows. Closes at once when it is closed before it was drawn.
 *
 * On touch screens React Aria waits two frames with the entry, for the on-screen keyboard, and then cancels all
 * transitions of the panel. It would wait for ever for the end of an exit that began in these frames.
 */
export function ModalPanel(props: ModalOverlayProps) {
  const hasEntered = useRef(false);
  const panel = useRef<HTMLDivElement>(null);
  useFocusKept(panel);
  return (
    <Modal
      {...props}
      ref={panel}
      onEnter={() => {
        hasEntered.current = true;
      }}
      onExit={(exiting) => {
        if (hasEntered.current) return;
        for (const animation of exiting.getAnimations()) animation.cancel();
      }}
    />
  );
}

/**
 * Gives the focus to the dialog when what had it goes, such as a form that was saved. Firefox and Safari tell nobody
 * (bugzilla 559561, webkit 243749), so React Aria leaves it with the page behind, where Escape and Tab reach nothing.
 */
function useFocusKept(panel: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const root = panel.current;
    if (!root) return undefined;
    let last: Element | null = root.contains(document.activeElement) ? document.activeElement : null;
    const note = ({ target }: FocusEvent): void => {
      last = target as Element;
    };
    const watch = new MutationObserver(() => {
      if (!last || last.isConnected) return;
      last = null;
      // Where the browser did tell, React Aria has found a better place by then.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body)
          root.querySelector<HTMLElement>('[role=dialog], [role=alertdialog]')?.focus();
      });
    });
    root.addEventListener('focusin', note);
    watch.observe(root, { childList: true, subtree: true });
    return () => {
      root.removeEventListener('focusin', note);
      watch.disconnect();
    };
  }, [panel]);
}
