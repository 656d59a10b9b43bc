import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode, Ref } from 'react';
import { Button, Tag as AriaTag, TagGroup as AriaTagGroup, TagList } from 'react-aria-components';
import type { TagGroupProps as AriaTagGroupProps, TagProps as AriaTagProps } from 'react-aria-components';
import { useDs } from '#ds-i18n';
import { Icon } from '#ds/Icon';
import { label, list, remove, root } from './Tag.styles';

export interface TagGroupProps extends Omit<
  AriaTagGroupProps,
  'className' | 'style' | 'render' | 'children'
> {
  /** What the tags are. */
  'aria-label': string;
  /** The Tags. With `onRemove` each gets a button, and Delete and Backspace remove the focused one. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Values that have been chosen, such as filters in force. To choose among filters use ToggleButtonGroup with the
 * emphasis `chip`.
 */
export function TagGroup({ children, ...rest }: TagGroupProps) {
  return (
    <AriaTagGroup {...rest}>
      <TagList css={list}>{children}</TagList>
    </AriaTagGroup>
  );
}

export interface TagProps extends Omit<AriaTagProps, 'className' | 'style' | 'render' | 'children'> {
  /** The value in words. */
  children: string;
  ref?: Ref<HTMLDivElement>;
}

/** One value of a TagGroup. */
export function Tag({ children, ...rest }: TagProps) {
  const t = useDs();
  return (
    <AriaTag textValue={children} {...rest} css={root}>
      {({ allowsRemoving }) => (
        <>
          <span css={label}>{children}</span>
          {allowsRemoving && (
            <Button slot="remove" css={remove} aria-label={t('common.removeItem', { name: children })}>
              <Icon icon={IconX} size={14} />
            </Button>
          )}
        </>
      )}
    </AriaTag>
  );
}
