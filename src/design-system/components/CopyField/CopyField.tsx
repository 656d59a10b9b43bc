import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useId, useRef } from 'react';
import { useDs } from '#ds-i18n';
import { Button } from '#ds/Button';
import { box, label as labelText, message, root, value as valueText } from './CopyField.styles';
import { useCopy } from './useCopy';

export interface CopyFieldProps {
  /** What the value is, such as "Account number". */
  label: string;
  /** What is shown and copied. */
  value: string;
  /** Copied in place of what is shown, such as a number without its spaces. @default the value */
  copyValue?: string;
}

/** A value to take elsewhere, such as a bank account or a link to share. Where copying is refused it selects the text. */
export function CopyField({ label, value, copyValue = value }: CopyFieldProps) {
  const t = useDs();
  const id = useId();
  const text = useRef<HTMLOutputElement>(null);
  const { outcome, copy } = useCopy();
  const copyOrSelect = async () => {
    // Where it is refused, the user copies by hand.
    if (!(await copy(copyValue)) && text.current) getSelection()?.selectAllChildren(text.current);
  };
  const isCopied = outcome === 'copied';
  return (
    <div css={root}>
      <span id={id} css={labelText}>
        {label}
      </span>
      <div css={box}>
        <output ref={text} aria-labelledby={id} css={valueText} translate="no">
          {/* Codes, numbers and addresses read from left to right in every language. */}
          <bdi dir="ltr">{value}</bdi>
        </output>
        <Button
          size="sm"
          tone="neutral"
          icon={isCopied ? IconCheck : IconCopy}
          aria-describedby={id}
          onPress={() => {
            void copyOrSelect();
          }}
        >
          {t(isCopied ? 'common.copied' : 'common.copy')}
        </Button>
      </div>
      <span css={message} role="status" data-outcome={outcome}>
        {isCopied && t('common.copied')}
        {outcome === 'failed' && t('common.copyFailed')}
      </span>
    </div>
  );
}
