import { useIntl } from 'react-intl';
import { isolate } from '#contract/isolated';
import { useDs, useLocaleRow } from '#ds-i18n';
import { formatBytes } from '../../i18n/formatBytes';
import type { FileFault, FileRules } from './checkFiles';
import { kindName } from './fileKinds';

/** What a field for files says about its rules, and about a file that breaks them. */
export function useFileWords({ kinds, maxBytes, maxFiles }: FileRules): {
  readonly hint: string;
  readonly fault: (fault: FileFault) => string;
} {
  const ds = useDs();
  const intl = useIntl();
  const locale = useLocaleRow();
  // A limit of 5 × 1,024² bytes is called 5 MB by everybody; its files are measured in the same way or smaller.
  const megabytes = maxBytes / 1_048_576;
  const limit = formatBytes(Number.isInteger(megabytes) ? megabytes * 1_000_000 : maxBytes, locale);
  const types = intl.formatList(kinds.map(kindName), { type: 'disjunction' });
  return {
    hint: ds('file.hint', { types, limit }),
    fault: ({ reason, name: raw }) => {
      // A name keeps its own direction within the sentence.
      const name = isolate(raw);
      if (reason === 'tooLarge') return ds('file.tooLarge', { name, limit });
      if (reason === 'wrongType') return ds('file.wrongType', { name, types });
      if (reason === 'damaged') return ds('file.damaged', { name });
      return ds('file.tooMany', { count: maxFiles });
    },
  };
}
