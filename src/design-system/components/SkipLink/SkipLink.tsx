import { useDs } from '#ds-i18n';
import { root } from './SkipLink.styles';

export interface SkipLinkProps {
  /** Id of the element it leads to: the page's `main`, with a `tabIndex` of -1. */
  targetId: string;
}

/** The first link of a page: unseen until the keyboard reaches it, it jumps over the header. */
export function SkipLink({ targetId }: SkipLinkProps) {
  const t = useDs();
  return (
    <a
      href={`#${targetId}`}
      css={root}
      onClick={(event) => {
        const target = document.getElementById(targetId);
        if (!target) return;
        // A router would take the fragment for a page.
        event.preventDefault();
        target.focus();
        target.scrollIntoView();
      }}
    >
      {t('nav.skip')}
    </a>
  );
}
