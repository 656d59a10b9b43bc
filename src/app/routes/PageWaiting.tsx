import { pageWaiting } from './PageWaiting.styles';

/** Holds the place of a page whose code is on its way, so that the footer does not jump up. */
export function PageWaiting() {
  return <div css={pageWaiting} aria-busy="true" />;
}
