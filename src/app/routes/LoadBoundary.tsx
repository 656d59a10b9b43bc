import { Component, lazy, Suspense, type ReactNode } from 'react';
import type { LoadFailure } from '../../features/start/LoadErrorScreen';

const LoadErrorScreen = lazy(async () => ({
  default: (await import('../../features/start/LoadErrorScreen')).LoadErrorScreen,
}));

interface State {
  error: unknown;
  tries: number;
}

/** Says so when a page's code cannot be had, and offers to fetch it again. */
export class LoadBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: undefined, tries: 0 };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error ?? new Error('unknown') };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <Suspense>
        <LoadErrorScreen
          failure={kindOf(error)}
          // A module that failed to load stays failed for the life of the page, so that trying again is a reload.
          onRetry={() => location.reload()}
          onReload={() => location.assign('/')}
        />
      </Suspense>
    );
  }
}

function kindOf(error: unknown): LoadFailure {
  const text = error instanceof Error ? error.message : '';
  if (/css/i.test(text)) return 'style';
  return /import|module|fetch|load/i.test(text) || text === '' ? 'chunk' : 'component';
}
