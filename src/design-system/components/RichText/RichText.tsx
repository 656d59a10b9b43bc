import { useMemo, useSyncExternalStore } from 'react';
import { root } from './RichText.styles';
import { cleansOnServers, sanitize } from './sanitize';

export interface RichTextProps {
  /** Html of the platform, as it came. Whatever could run or restyle the page is taken out before it is shown. */
  html: string;
}

const never = () => () => undefined;

/** Shows html that somebody else wrote: an announcement, the body of a dialog, the terms of a promotion. */
export function RichText({ html }: RichTextProps) {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => cleansOnServers,
  );
  const clean = useMemo(() => (isBrowser ? sanitize(html) : ''), [html, isBrowser]);
  return <div css={root} data-part="html" dangerouslySetInnerHTML={{ __html: clean }} />;
}
