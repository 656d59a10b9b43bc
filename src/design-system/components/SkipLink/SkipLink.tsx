import { useDs } from '#ds-i18n';
import { root } from './SkipLink.styles';

export interface SkipLinkProps {
  /** Id of the element it leads to: the page's `main`, with a `tabIndex` of -1. */
  targetId: string;
  /** Words of the link. @default "Skip to content" in the user's language */
  label?: string;
}

/** The first link of a page: unseen until the keyboard reaches it, it jumps over the header. */
export function SkipLink({ targetId, label }: SkipLinkProps) {
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
      {label ?? t('nav.skip')}
    </a>
  );
}
