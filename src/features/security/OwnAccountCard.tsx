import IconFileDownload from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs';
import IconUserOff from '@tabler/icons-react/dist/esm/icons/IconUserOff.mjs';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '#ds/Card';
import { Heading } from '#ds/Heading';
import { ListRow, ListRows } from '#patterns/ListRow';
import { ownAccountMessages as messages } from './messages';
import * as styles from './SecurityScreen.styles';

export interface OwnAccountCardProps {
  /** Asks for the own data as a file. */
  onData: () => void;
  /** Asks to close the account. */
  onClose: () => void;
}

/** What is done with an account as a whole: its data as a file, and its end. */
export function OwnAccountCard({ onData, onClose }: OwnAccountCardProps) {
  const { formatMessage: t } = useIntl();
  const id = useId();
  return (
    <Card density="none" elementType="section" aria-labelledby={id}>
      <div css={styles.cardHead}>
        <Heading id={id} size="lg">
          {t(messages.title)}
        </Heading>
      </div>
      <ListRows aria-labelledby={id} isCard={false}>
        <ListRow
          icon={IconFileDownload}
          title={t(messages.data)}
          line={t(messages.dataText)}
          onPress={onData}
          hasChevron
        />
        <ListRow
          icon={IconUserOff}
          tone="danger"
          title={t(messages.close)}
          line={t(messages.closeText)}
          onPress={onClose}
          hasChevron
        />
      </ListRows>
    </Card>
  );
}
