import { useDs } from '#ds-i18n';
import { line } from './PageWaiting.styles';

/** A line at the top edge of the window: the page that was asked for is on its way, and the one before stays until then. */
export function PageProgress() {
  return <div role="progressbar" aria-label={useDs()('common.loading')} css={line} />;
}
