import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|stories)\.tsx?$/.test(path))
  .map((path) => ({ path: join('src', path), text: readFileSync(join(root, 'src', path), 'utf8') }));

/** Fields for digits that are no quantity: codes, tickets and passwords of digits. */
const digitFields = [
  'CodeField/CodeField.tsx',
  'cashier/AddAccountDialog.tsx',
  'cashier/TransactionPasswordPrompt.tsx',
  'lottery/TicketCheck.tsx',
  'security/TransactionPasswordDialog.tsx',
  'NumberField/NumberField.tsx',
];

it('a number is typed into a field of ours, which sends what was typed or refuses it in words', () => {
  const own =
    /NumberField as|useNumberField|NumberParser|type="number"|inputMode(?:=|: )["'{](?:numeric|decimal)/;
  const others = sources.filter(
    ({ path, text }) => own.test(text) && !digitFields.some((each) => path.endsWith(each)),
  );
  expect(others.map(({ path }) => path)).toEqual([]);
});

it('a typed text becomes a number by one parser', () => {
  const readers = sources
    .filter(({ text }) => /\bparse(?:NumberInput|Number|Amount)\(/.test(text))
    .map(({ path }) => path);
  expect(readers.sort()).toEqual([
    'src/design-system/components/MoneyField/moneyText.ts',
    'src/design-system/components/NumberField/numberText.ts',
    'src/design-system/i18n/parseNumberInput.ts',
  ]);
});

it('200 hostile pastes are put into every kind of field that makes something else of a text', () => {
  const kinds = sources
    .filter(
      ({ path, text }) =>
        path.includes('design-system/components/') &&
        /<(?:Input|DateInput|DaySegments|AriaTextArea)\b/.test(text),
    ) // prettier-ignore
    .map(({ path, text }) => ({
      name: path.split('/').at(-2) ?? '',
      // A text that goes on as it was typed is no other value.
      isPlain:
        /\bAriaText(?:Field|Area)\b/.test(text) && !/codeIn\(|(?:use|read)\w*(?:Text|Money)\b/.test(text),
    }));
  expect(kinds.filter(({ isPlain }) => isPlain).map(({ name }) => name)).toEqual(['PasswordField', 'TextArea', 'TextField']); // prettier-ignore
  const tests = readdirSync(join(root, 'src/design-system'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:test\.ts|stories\.tsx)$/.test(path))
    .map((path) => readFileSync(join(root, 'src/design-system', path), 'utf8'))
    .filter((text) => /import \{[^}]*\bpastes\b/.test(text))
    .join('\n');
  const reads: Readonly<Record<string, string>> = {
    CodeField: 'codeIn(text',
    DatePicker: '<DatePicker',
    DateRangePicker: '<DateRangePicker',
    MoneyField: 'readMoney(text',
    NumberField: 'readNumber(text',
    PhoneField: 'settlePhone(typed)',
    SearchField: '<SearchField',
  };
  const untried = kinds.filter(
    ({ name, isPlain }) => !isPlain && !tests.includes(reads[name] ?? `no ${name}`),
  );
  expect(untried.map(({ name }) => name)).toEqual([]);
});

it('a form around such a field is one that is not sent while the field refuses its text', () => {
  const raw = sources.filter(({ text }) => /<form\b/.test(text)).map(({ path }) => path);
  expect(raw.filter((path) => !path.endsWith('RichText/payloads.ts'))).toEqual([]);
});

it('no field lets the browser cut what is pasted: an address, a PIN or a password that was cut is another one', () => {
  const cutting = sources.filter(({ text }) =>
    /<(?:Input|AriaTextField|input|textarea)\b[^>]*\smaxLength/.test(text),
  );
  // A search is no value that is sent.
  expect(cutting.map(({ path }) => path)).toEqual([
    'src/design-system/patterns/SearchOverlay/SearchOverlay.tsx',
  ]);
  const limited = sources.filter(({ text }) => /extends[^{]*\bAriaTextFieldProps\b/.test(text));
  const careless = limited.filter(({ text }) => !/'maxLength'|useMaxLength\(/.test(text));
  expect(careless.map(({ path }) => path)).toEqual([]);
});

/** The expression in braces that begins at a place of a text. */
function bracesAt(text: string, from: number): string {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return text.slice(from, at);
  }
  return '';
}

it('no place changes a number on its way from the field to what is sent', () => {
  const fields = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/<(?:NumberField|MoneyField)\b[\s\S]*?\sonChange=/g)].map((found) => ({
      path,
      expression: bracesAt(text, found.index + found[0].length),
    })),
  );
  expect(fields.length).toBeGreaterThan(12);
  // A limit belongs into minValue and maxValue.
  const clamping = /Math\.(?:min|max|trunc|floor|ceil)|parseInt|parseFloat|toFixed|\?[^:]*: *\d/;
  expect(fields.filter(({ expression }) => clamping.test(expression))).toEqual([]);
});
