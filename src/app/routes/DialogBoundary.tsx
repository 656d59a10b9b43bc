import { Component, type ReactNode } from 'react';
import { reportError } from '../boot/reportError';

interface DialogBoundaryProps {
  children: ReactNode;
  /** Told when a dialog's code could not be had. */
  onError?: () => void;
}

/** Keeps a dialog that does not load from taking the page with it. */
export class DialogBoundary extends Component<DialogBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error, 'dialog');
    this.props.onError?.();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
