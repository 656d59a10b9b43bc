import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import type { ReactNode } from 'react';
import { useDs } from '#ds-i18n';
import { Icon, type IconSource } from '#ds/Icon';
import { actions, body, heading, medal, root } from './EmptyState.styles';

export interface EmptyStateProps {
  /** What is not there, in a few words. @default "Nothing here yet" in the user's language */
  title?: string;
  /** Why, or what to do about it, in one line. */
  description?: ReactNode;
  /** Drawing in the medal. @default a ticket */
  icon?: IconSource;
  /** One way on: a Button or a LinkButton of size `sm`. */
  action?: ReactNode;
  /** Level of the title among the headings of the page. Absent, the title is a line of text. */
  headingLevel?: 2 | 3 | 4;
}

/** Takes the place of a list or page that has no content. When content could not be fetched use ErrorState. */
export function EmptyState({ title, description, icon = IconTicket, action, headingLevel }: EmptyStateProps) {
  const t = useDs();
  const Title = headingLevel === undefined ? 'p' : (`h${headingLevel}` as const);
  return (
    <div css={root}>
      <span css={medal}>
        <Icon icon={icon} />
      </span>
      <Title css={heading}>{title ?? t('empty.title')}</Title>
      {description && <div css={body}>{description}</div>}
      {action && <div css={actions}>{action}</div>}
    </div>
  );
}
