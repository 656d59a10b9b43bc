import type { IntlShape, MessageValue } from 'react-intl';

/**
 * react-aria brings its spoken strings for 34 languages, of which we share 16. It also looks for a dictionary on
 * `window` first; what stands there is asked for every string, in every language, so that all of them come from our
 * `ds.*` catalogue. The dictionary has to know every package of react-aria: one that is missing makes it throw.
 */
const parts: Readonly<Record<string, string>> = {
  '@react-aria/link-preview': 'previewtrigger',
  '@react-stately/color': 'colornames',
  '@react-stately/datepicker': 'datevalidation',
  'react-aria-components': 'components',
};

/** A package's part of our ids: its name without the scope, but for some. */
const partOf = (packageName: string): string =>
  parts[packageName] ?? packageName.slice(packageName.lastIndexOf('/') + 1);

/** Strings of react-aria for which the design system has a message of its own already. */
const shared: Readonly<Record<string, string>> = {
  'autocomplete.collectionLabel': 'field.suggestions',
  'breadcrumbs.breadcrumbs': 'nav.breadcrumbs',
  'calendar.next': 'common.next',
  'calendar.previous': 'common.previous',
  'combobox.listboxLabel': 'field.suggestions',
  'components.dropzoneLabel': 'file.drop',
  'components.selectPlaceholder': 'field.selectPlaceholder',
  'components.tableResizer': 'aria.table.resizer',
  'datepicker.selectedDateDescription': 'aria.calendar.selectedDateDescription',
  'datevalidation.rangeReversed': 'date.reversed',
  'datevalidation.unavailableDate': 'date.unavailable',
  'overlays.dismiss': 'common.dismiss',
  'searchfield.Clear search': 'field.clearSearch',
  'spinbutton.Empty': 'aria.spinbutton.empty',
  'table.collapse': 'common.collapse',
  'table.expand': 'common.expand',
  'table.select': 'aria.grid.select',
  'tag.removeButtonLabel': 'common.remove',
  'toast.close': 'common.close',
  'toast.notifications': 'toast.region',
  'tree.collapse': 'common.collapse',
  'tree.expand': 'common.expand',
};

/** Read as plain text, without a formatter that would tell the language; they follow the root's. */
const readDirectly = new Set([
  ...['day', 'dayPeriod', 'era', 'hour', 'minute', 'month', 'second', 'timeZoneName', 'weekday', 'year'].map(
    (field) => `datepicker.${field}`,
  ),
  'datevalidation.rangeReversed',
]);

/**
 * The id of our message for a string of react-aria.
 * @param packageName as react-aria asks for it, such as `@react-aria/table`.
 * @param key the string's name in that package, such as `selectAll`.
 */
export function reactAriaMessageId(packageName: string, key: string): string {
  const name = `${partOf(packageName)}.${key}`;
  return `ds.${shared[name] ?? `aria.${name}`}`;
}

/** Every package name that react-aria may ask for. */
export const reactAriaPackages: readonly string[] = [
  ...'autocomplete breadcrumbs calendar color combobox datepicker dnd grid menu numberfield overlays searchfield spinbutton steplist table tag toast tree'
    .split(' ')
    .map((name) => `@react-aria/${name}`),
  ...Object.keys(parts),
];

type Values = Readonly<Record<string, string | number | boolean>> | undefined;
type Say = (values: Values, formatter?: { readonly locale: string }) => string;

const scopes = new Map<string, IntlShape>();
let root: IntlShape | undefined;

function t(intl: IntlShape | undefined, id: string, values: Values): string {
  // An empty string rather than an exception or an id: a control without a name harms less than a blank page.
  if (!intl || !Object.hasOwn(intl.messages, id)) return '';
  const given: Record<string, MessageValue> = { ...values };
  if (id === 'ds.aria.combobox.focusAnnouncement') {
    given['isGroupChange'] = String(given['isGroupChange']);
    if (values?.['isSelected']) {
      given['optionText'] = t(intl, 'ds.aria.combobox.selectedAnnouncement', values);
    }
  }
  const message = { id };
  return intl.formatMessage(message, given);
}

function entry(packageName: string, key: string): string | Say {
  const id = reactAriaMessageId(packageName, key);
  if (readDirectly.has(`${partOf(packageName)}.${key}`)) return t(root, id, undefined);
  return (values, formatter) => {
    // Date validation asks in the browser's language, not in the page's.
    const scope =
      packageName === '@react-stately/datepicker' ? undefined : scopes.get(formatter?.locale ?? '');
    return t(scope ?? root, id, values);
  };
}

/** What react-aria finds on `window`: per package, an object that answers for any key. */
export function reactAriaDictionary(): Record<string, Record<string, string | Say>> {
  return Object.fromEntries(
    reactAriaPackages.map((packageName) => [
      packageName,
      new Proxy<Record<string, string | Say>>(
        {},
        { get: (_target, key) => (typeof key === 'string' ? entry(packageName, key) : undefined) },
      ),
    ]),
  );
}

/**
 * Lets react-aria speak through `intl` wherever its own locale is `raTag`.
 * @param isRoot also where react-aria does not say which locale it means.
 */
export function speakReactAria(raTag: string, intl: IntlShape, isRoot: boolean): void {
  scopes.set(raTag, intl);
  if (isRoot || !root) root = intl;
}

// react-aria reads both once, at its first string; the locale is only the name under which it files the dictionary.
if (typeof window !== 'undefined') {
  Object.assign(window, {
    [Symbol.for('react-aria.i18n.locale')]: 'en',
    [Symbol.for('react-aria.i18n.strings')]: reactAriaDictionary(),
  });
}
