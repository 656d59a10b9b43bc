import { useMemo } from 'react';
import { useIsSSR } from '#theme/useIsSSR';
import { root } from './RichText.styles';
import { cleansOnServers, sanitize } from './sanitize';

export interface RichTextProps {
  /** Html of the platform, as it came. Whatever could run or restyle the page is taken out before it is shown. */
  html: string;
}

/** Shows html that somebody else wrote: an announcement, the body of a dialog, the terms of a promotion. */
export function RichText({ html }: RichTextProps) {
  const isShown = !useIsSSR() || cleansOnServers;
  const clean = useMemo(() => (isShown ? sanitize(html) : ''), [html, isShown]);
  return <div css={root} data-part="html" dangerouslySetInnerHTML={{ __html: clean }} />;
}
