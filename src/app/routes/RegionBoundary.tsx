import { Component, type ComponentType, type ReactNode } from 'react';
import { reportError } from '../boot/reportError';
import { lazyPart } from './lazyWithPreload';
import { markLoadError } from './loadErrors';
import type { RegionFaultProps } from './RegionFault';

const RegionFault = lazyPart<RegionFaultProps>(() =>
  import('./RegionFault').then(
    (module) => module.RegionFault as ComponentType<RegionFaultProps>,
    // Without its code nothing stands there; the rest of the site does.
    () => () => null,
  ),
);

interface RegionBoundaryProps {
  children: ReactNode;
  /** Names the region in the report of a fault. */
  region: string;
  /** What stands in the region's place after a fault, without a word. */
  instead?: ReactNode;
  /** Told of a fault, by whoever says it elsewhere: then nothing is said in the region's place. */
  onError?: (error: unknown) => void;
}

/** Keeps a fault within one region of the site: it is said there, with a way on, and the rest goes on. */
export class RegionBoundary extends Component<RegionBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error: markLoadError(error) ?? new Error('unknown') };
  }

  override componentDidCatch(): void {
    const { region, onError } = this.props;
    const { error } = this.state;
    reportError(error, region);
    onError?.(error);
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { children, instead, onError } = this.props;
    if (error === undefined) return children;
    if (onError || instead !== undefined) return instead;
    return <RegionFault error={error} onRetry={() => this.setState({ error: undefined })} />;
  }
}
