import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import type { Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { Avatar } from '#ds/Avatar';
import { Icon, Spinner } from '#ds/Icon';
import * as styles from './AvatarButton.styles';

export interface AvatarButtonProps extends Omit<
  AriaButtonProps,
  'className' | 'style' | 'render' | 'children' | 'aria-label'
> {
  /** Whose account it is. */
  name: string;
  /** Address of the picture. */
  src?: string | undefined;
  /** What the button opens, in words that contain the name. */
  label: string;
  /** Writes the name beside the picture where the window is wide. */
  isNamed?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** The picture of the person who is signed in, as the button of what belongs to them. */
export function AvatarButton({ name, src, label, isNamed = false, ...rest }: AvatarButtonProps) {
  return (
    <AriaButton {...rest} css={styles.root}>
      <span css={styles.words}>{label}</span>
      <span css={styles.shown} aria-hidden="true">
        <Avatar name={name} src={src} isDecorative />
        {isNamed && <span css={styles.name}>{name}</span>}
        <span css={styles.end}>
          {rest.isPending ? <Spinner /> : <Icon icon={IconChevronDown} size={16} />}
        </span>
      </span>
    </AriaButton>
  );
}
