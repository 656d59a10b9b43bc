import { useRef } from 'react';
import { Modal, type ModalOverlayProps } from 'react-aria-components';

/**
 * What a ModalOverlay shows. Closes at once when it is closed before it was drawn.
 *
 * On touch screens React Aria waits two frames with the entry, for the on-screen keyboard, and then cancels all
 * transitions of the panel. It would wait for ever for the end of an exit that began in these frames.
 */
export function ModalPanel(props: ModalOverlayProps) {
  const hasEntered = useRef(false);
  return (
    <Modal
      {...props}
      onEnter={() => {
        hasEntered.current = true;
      }}
      onExit={(panel) => {
        if (hasEntered.current) return;
        for (const animation of panel.getAnimations()) animation.cancel();
      }}
    />
  );
}
