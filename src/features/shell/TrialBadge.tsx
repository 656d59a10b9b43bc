import { useIntl } from 'react-intl';
import { Badge } from '#ds/Badge';
import { siteMessages } from '../site.messages';
import { accountMessages as messages } from './account.messages';
import { root, words } from './TrialBadge.styles';

/** Says that the account plays with trial money. */
export function TrialBadge() {
  const { formatMessage: t } = useIntl();
  return (
    <span css={root}>
      <Badge tone="highlight" hasDot>
        {t(siteMessages.freePlay)}
      </Badge>
      <span css={words}>{t(messages.trialNote)}</span>
    </span>
  );
}
