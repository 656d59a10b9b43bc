import { useIntl } from 'react-intl';
import { SessionNotice } from '../../features/shell/SessionNotice';
import { siteMessages } from '../../features/site.messages';
import { siteAnswers } from '../boot/siteAnswers';
import { failureMessages } from '../failures/messages';
import { ChunkLoadError } from './loadErrors';
import { useNotice } from './useNotice';

export interface RegionFaultProps {
  error: unknown;
  /** Draws the region again. */
  onRetry: () => void;
}

/** In the place of a region of the site that failed: what happened, and a way on. */
export function RegionFault({ error, onRetry }: RegionFaultProps) {
  const { formatMessage: t } = useIntl();
  const { notice } = useNotice();
  // A module that failed to load stays failed for the life of the page.
  const reload = (): void => void siteAnswers().then((does) => does && location.reload());
  const missing = error instanceof ChunkLoadError ? notice({ kind: 'network' }, reload) : undefined;
  return (
    <SessionNotice
      notice={
        missing ?? {
          tone: 'danger',
          title: t(failureMessages.server),
          text: t(failureMessages.unknownText),
          action: { label: t(siteMessages.tryAgain), onPress: onRetry },
        }
      }
    />
  );
}
