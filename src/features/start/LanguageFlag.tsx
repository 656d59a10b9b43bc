import type { BilingualTag } from './bilingualText';
import { flag } from './LanguageFlag.styles';

/** Flags beside the two languages of the maintenance page: decoration, the language is written out. */
export function LanguageFlag({ tag }: { tag: BilingualTag }) {
  return (
    <svg css={flag} viewBox="0 0 20 14" width="20" height="14" aria-hidden="true">
      {tag === 'vi' ? (
        <>
          <path d="M0 0h20v14H0z" fill="#d2222d" />
          <path d="M10 2.6l1.3 3.2 3.4.2-2.6 2.2.8 3.3-2.9-1.8-2.9 1.8.8-3.3L5.3 6l3.4-.2z" fill="#ffd93b" />
        </>
      ) : (
        <>
          <path d="M0 0h20v14H0z" fill="#22346e" />
          <path d="M0 0l20 14M20 0L0 14" stroke="#fff" strokeWidth="2.6" />
          <path d="M10 0v14M0 7h20" stroke="#fff" strokeWidth="4.6" />
          <path d="M10 0v14M0 7h20" stroke="#c8102e" strokeWidth="2.6" />
        </>
      )}
    </svg>
  );
}
