import { Button } from '#ds/Button';
import type { IconSource } from '#ds/Icon';
import { IconButton } from '#ds/IconButton';
import { useMedia } from '#theme/useMedia';

export interface PageActionProps {
  /** Stands alone below 960 px. */
  icon: IconSource;
  /** The action in a word: "Export". */
  label: string;
  /** Begins it. Left out inside a MenuTrigger, whose menu it opens. */
  onPress?: () => void;
  /** The one thing most people came to do. */
  isMain?: boolean;
  /** It is going on. */
  isPending?: boolean | undefined;
}

/** Something that a page offers as a whole, such as its export, at the end of the title's row. */
export function PageAction({ icon, label, onPress, isMain = false, isPending = false }: PageActionProps) {
  const tone = isMain ? 'accent' : 'neutral';
  const isWide = useMedia('desktop');
  const isTablet = useMedia('tablet');
  return isWide ? (
    <Button tone={tone} icon={icon} isPending={isPending} {...(onPress && { onPress })}>
      {label}
    </Button>
  ) : (
    <IconButton
      icon={icon}
      aria-label={label}
      tone={tone}
      emphasis={isTablet ? 'soft' : 'ghost'}
      isPending={isPending}
      {...(onPress && { onPress })}
    />
  );
}
