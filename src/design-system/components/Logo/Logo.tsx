import { mark, root, word } from './Logo.styles';

export interface LogoProps {
  /** The brand's name, written beside its mark. */
  name: string;
  /** Address of the brand's mark, a square picture. Absent, the name stands alone. */
  src?: string | undefined;
  /** `sm` is the phone's header. @default 'md' */
  size?: 'sm' | 'md';
}

/** A brand's mark and name, never mirrored. Put it in a link to the home page. */
export function Logo({ name, src, size = 'md' }: LogoProps) {
  return (
    <span css={root} data-size={size} translate="no">
      {src !== undefined && <img src={src} alt="" css={mark} decoding="async" draggable={false} />}
      <span css={word}>{name}</span>
    </span>
  );
}
