import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { CopyField, useCopy } from '#ds/CopyField';
import { Popover } from '#ds/Popover';
import { useDs } from '#ds-i18n';
import { PageAction } from '#patterns/PageHead';
import { actionMessages } from '../action.messages';
import { status } from './CopyLink.styles';

/**
 * Copies the address of what is shown: it holds period, filters, order and page, and shows everybody only what is theirs.
 * Where copying is refused the address stands there to be copied by hand.
 */
export function CopyLink() {
  const { formatMessage: t } = useIntl();
  const ds = useDs();
  const { outcome, copy, reset } = useCopy();
  const place = useRef<HTMLSpanElement>(null);
  const isCopied = outcome === 'copied';
  return (
    <span ref={place}>
      <PageAction
        icon={isCopied ? IconCheck : IconLink}
        label={isCopied ? ds('common.copied') : t(actionMessages.copyLink)}
        onPress={() => void copy(location.href)}
      />
      <span css={status} aria-live="polite">
        {isCopied && ds('common.copied')}
      </span>
      {outcome === 'failed' && (
        <Popover
          isOpen
          onOpenChange={reset}
          triggerRef={place}
          placement="bottom end"
          aria-label={t(actionMessages.copyLink)}
        >
          <CopyField label={t(actionMessages.copyLink)} value={location.href} />
        </Popover>
      )}
    </span>
  );
}
