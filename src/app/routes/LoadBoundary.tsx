import { Component, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
// Not fetched when it is needed: what kept the page's code away would keep this away too.
import {
  LoadErrorScreen,
  type LoadErrorScreenProps,
  type LoadFailure,
} from '../../features/start/LoadErrorScreen';
import { reportError } from '../boot/reportError';
import { siteAnswers } from '../boot/siteAnswers';
import { failureMessages } from '../failures/messages';
import { ChunkLoadError, ComponentLoadError, StyleLoadError } from './loadErrors';

interface State {
  error: unknown;
  isRetrying: boolean;
}

/** Says so when a page's code cannot be had, or fails while it is drawn, and offers to try again. */
export class LoadBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: undefined, isRetrying: false };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error ?? new Error('unknown') };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error, 'page');
  }

  readonly #whenServed = async (goOn: () => void): Promise<void> => {
    this.setState({ isRetrying: true });
    if (await siteAnswers()) goOn();
    else this.setState({ isRetrying: false });
  };

  override render(): ReactNode {
    const { error, isRetrying } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <Failed
        error={error}
        isRetrying={isRetrying}
        // A module that failed to load stays failed for the life of the page, so that trying again is a reload.
        onRetry={() => void this.#whenServed(() => location.reload())}
        onReload={() => void this.#whenServed(() => location.assign('/'))}
      />
    );
  }
}

/** Says what kept the page away: its code did not come, or there is a fault in it. */
function Failed({ error, ...rest }: { error: unknown } & Omit<LoadErrorScreenProps, 'failure'>) {
  const { formatMessage: t } = useIntl();
  const fault = { title: t(failureMessages.server), text: t(failureMessages.unknownText) };
  return <LoadErrorScreen {...rest} failure={kindOf(error) ?? fault} />;
}

function kindOf(error: unknown): LoadFailure | undefined {
  if (error instanceof StyleLoadError) return 'style';
  if (error instanceof ChunkLoadError) return 'chunk';
  return error instanceof ComponentLoadError ? 'component' : undefined;
}
