import { FormattedMessage } from 'react-intl';
import { Badge } from '#ds/Badge';
import { Spinner } from '#ds/Icon';
import { registerMessages } from './register.messages';
import { checking } from './RegisterDialog.styles';

/** What is known about the invitation code that is typed. */
export interface AffiliateCheck {
  status: 'unknown' | 'checking' | 'valid' | 'invalid';
  /** Why it is not valid, in words: `invitation_code_error` of the specification. */
  message?: string | undefined;
  /** Asks the platform about a code, when its field is left. */
  onCheck: (code: string) => void;
}

/** Stands at the end of the field: whether the code exists. */
export function AffiliateMark({ status }: Pick<AffiliateCheck, 'status'>) {
  if (status === 'checking')
    return (
      <span css={checking} role="status">
        <Spinner />
        <FormattedMessage {...registerMessages.affiliateChecking} />
      </span>
    );
  if (status === 'valid')
    return (
      <span role="status">
        <Badge tone="success" hasDot>
          <FormattedMessage {...registerMessages.affiliateValid} />
        </Badge>
      </span>
    );
  return null;
}
