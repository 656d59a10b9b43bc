import { Dialog, ModalOverlay } from 'react-aria-components';
import { ModalPanel } from '#ds/Dialog';
import { Spinner } from '#ds/Icon';
import { useDs } from '#ds-i18n';
import { card, modalPart, ring, scrim } from './LoadingOverlay.styles';

export interface LoadingOverlayProps {
  /** Whether something is awaited that nothing else may be done beside. */
  isOpen: boolean;
  /** What is awaited, such as “Opening the game”. Without it the overlay says “Loading…”. */
  label?: string | undefined;
}

/**
 * Covers the page while nothing else may be done, and cannot be closed by hand. For content that loads use Skeleton,
 * for a button that works `isPending`.
 */
export function LoadingOverlay({ isOpen, label }: LoadingOverlayProps) {
  const ds = useDs();
  const words = label ?? ds('common.loading');
  return (
    <ModalOverlay isOpen={isOpen} isKeyboardDismissDisabled css={scrim}>
      <ModalPanel css={modalPart}>
        <Dialog aria-label={words} css={card}>
          <span css={ring}>
            <Spinner size="lg" />
          </span>
          <span role="status">{words}</span>
        </Dialog>
      </ModalPanel>
    </ModalOverlay>
  );
}
