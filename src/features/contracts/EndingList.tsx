import { useIntl } from 'react-intl';
import type { EndingContract } from '#contract';
import { Notice } from '#ds/Notice';
import { formatDay, useLocaleRow } from '#ds-i18n';
import { contractMessages as messages } from './messages';

/** Contracts further down that end by what is about to be agreed, each by its name. */
export function EndingList({ ends }: { ends: readonly EndingContract[] }) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  return (
    <Notice tone="warning">
      <b>{t(messages.endsBelow)}</b>
      <ul>
        {ends.map(({ id, from, to, lastDay }) => (
          <li key={id}>{t(messages.endLine, { from, to, day: formatDay(lastDay, locale) })}</li>
        ))}
      </ul>
    </Notice>
  );
}
