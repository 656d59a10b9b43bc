import { Component, type ReactNode } from 'react';
// Not fetched when it is needed: what kept the page's code away would keep this away too.
import { LoadErrorScreen, type LoadFailure } from '../../features/start/LoadErrorScreen';
import { reportError } from '../boot/reportError';
import { siteAnswers } from '../boot/siteAnswers';
import { ChunkLoadError, StyleLoadError } from './loadErrors';

interface State {
  error: unknown;
  isRetrying: boolean;
}

/** Says so when a page's code cannot be had, and offers to fetch it again. */
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
      <LoadErrorScreen
        failure={kindOf(error)}
        isRetrying={isRetrying}
        // A module that failed to load stays failed for the life of the page, so that trying again is a reload.
        onRetry={() => void this.#whenServed(() => location.reload())}
        onReload={() => void this.#whenServed(() => location.assign('/'))}
      />
    );
  }
}

function kindOf(error: unknown): LoadFailure {
  if (error instanceof StyleLoadError) return 'style';
  return error instanceof ChunkLoadError ? 'chunk' : 'component';
}
