import { useIntl } from 'react-intl';
import { Breadcrumbs } from '#ds/Breadcrumbs';
import { labelMessages } from '../label.messages';

export interface TeamPathProps {
  /** From the agent who looks to the account whose team is shown. */
  path: readonly { id: string; account: string }[];
  /** Shows the team of an account; an empty id the agent's own. */
  onOpen: (id: string) => void;
}

/** Stands for oneself among the crumbs, which an empty id cannot. */
const ownTeam = 'own';

/** Whose team a report shows, and the way back up; nothing above the agent's own. */
export function TeamPath({ path, onOpen }: TeamPathProps) {
  const { formatMessage: t } = useIntl();
  if (path.length < 2) return null;
  return (
    <Breadcrumbs
      aria-label={t(labelMessages.team)}
      items={path.map(({ id, account }, index) => ({ id: index === 0 ? ownTeam : id, label: account }))}
      onAction={(id) => onOpen(id === ownTeam ? '' : id)}
    />
  );
}
