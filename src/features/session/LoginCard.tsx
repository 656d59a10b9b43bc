import { useIntl } from 'react-intl';
import { Card } from '#ds/Card';
import { siteMessages } from '../site.messages';
import { LoginForm, type LoginFormProps } from './LoginForm';
import * as styles from './LoginCard.styles';

/** Asks who it is, as the one thing on a page. */
export function LoginCard(props: LoginFormProps) {
  const { formatMessage: t } = useIntl();
  return (
    <div css={styles.root}>
      <Card>
        <h1 css={styles.title}>{t(siteMessages.logIn)}</h1>
        <LoginForm {...props} />
      </Card>
    </div>
  );
}
