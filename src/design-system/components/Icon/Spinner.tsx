import { spinner } from './Icon.styles';

export interface SpinnerProps {
  /**
   * `sm` is 16 px, beside text; `lg` is 32 px, alone on a surface.
   * @default 'sm'
   */
  size?: 'sm' | 'lg';
}

/** Turning ring that goes with words saying what is awaited; by itself assistive technology skips it. */
export function Spinner({ size = 'sm' }: SpinnerProps) {
  return <span aria-hidden css={spinner} data-size={size} />;
}
