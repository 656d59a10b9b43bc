import { useIntl } from 'react-intl';
import type { AgentContract } from '#contract';
import { formatMoney, useLocaleRow } from '#ds-i18n';
import { labelMessages } from '../label.messages';
import type { Sheet } from '../sheet/sheet';
import { sheetMessages } from '../sheet/sheet.messages';
import { useSheet } from '../sheet/useSheet';
import { siteMessages } from '../site.messages';
import { stateWords } from './ContractList';
import { contractMessages as messages } from './messages';
import { termItems, termNotes } from './terms';

/** Contracts of a side in one currency. */
export interface ContractRows {
  rows: readonly AgentContract[];
  currency: string;
  /** How many there are in all. */
  total?: number;
}

/** Makes the sheet of contracts: who it is with, how it stands, what it says and what was paid by it. */
export function useContractSheet(): (list: ContractRows, title: string) => Sheet {
  const intl = useIntl();
  const { formatMessage: t } = intl;
  const locale = useLocaleRow();
  const sheet = useSheet();
  const amount = (name: string, value: (contract: AgentContract) => string) =>
    ({ name, kind: 'money', value, footer: '' }) as const;
  return ({ rows, currency, total = rows.length }, title) => {
    const money = (minor: string): string => formatMoney(minor, currency, locale).text;
    const termsOf = ({ terms }: AgentContract): string =>
      [
        ...termItems(terms, intl, locale, money).map(({ label, value }) => [label, value].join(': ')),
        ...termNotes(terms, intl).map(({ text }) => text),
      ].join('; ');
    return sheet({
      title,
      currency,
      rows,
      total,
      columns: [
        { name: t(siteMessages.account), value: (contract) => contract.with?.account ?? t(messages.house) },
        { name: t(sheetMessages.version), kind: 'number', value: ({ version }) => version },
        { name: t(labelMessages.status), value: (contract) => stateWords(contract, intl, locale) },
        { name: t(sheetMessages.firstDay), kind: 'day', value: ({ firstDay }) => firstDay },
        { name: t(sheetMessages.lastDay), kind: 'day', value: ({ lastDay }) => lastDay },
        { name: t(sheetMessages.terms), value: termsOf },
        amount(t(messages.paid), ({ paid }) => paid),
        amount(t(messages.owed), ({ owed }) => owed),
      ],
    });
  };
}
