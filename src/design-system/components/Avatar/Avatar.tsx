import { LazyImage } from '#ds/LazyImage';
import { initials, root } from './Avatar.styles';

export interface AvatarProps {
  /** Whose picture it is. Its first letters stand in for a picture that cannot be had. */
  name: string;
  /** Address of the picture. */
  src?: string | undefined;
  /** 28, 36, 44 or 72 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Skipped by assistive technology, because the name stands beside it. */
  isDecorative?: boolean;
}

/** First letters of the first and last word, by what a reader sees as a letter. */
function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s._-]+/u)
    .filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => Array.from(word ?? '')[0] ?? '',
  );
  return letters.join('').toUpperCase();
}

/** The picture of a person. */
export function Avatar({ name, src, size = 'md', isDecorative = false }: AvatarProps) {
  const letters = <span css={initials}>{initialsOf(name)}</span>;
  return (
    <span css={root} data-size={size}>
      <LazyImage src={src} alt={isDecorative ? '' : name} fallback={letters} />
    </span>
  );
}
