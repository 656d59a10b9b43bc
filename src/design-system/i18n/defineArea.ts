import type { MessageTag, MessageValue, NoMessageValues, TypedMessageDescriptor } from 'react-intl';

/** One message in English: its text, or with an id of its own where the key is not the last part of it. */
export type AreaMessage = string | { readonly id: string; readonly text: string };

type TextOf<M extends AreaMessage> = M extends { readonly text: infer Text extends string }
  ? Text
  : Extract<M, string>;

/** The messages of an area, by key: each knows from its text which values it takes. */
export type Area<Table extends Readonly<Record<string, AreaMessage>>> = {
  readonly [Key in keyof Table]: TypedMessageDescriptor<Checked<ValuesOf<TextOf<Table[Key]>>>> & {
    readonly id: string;
  };
};

/**
 * Declares messages in English; `locales/en.json` is extracted from here. The id of a message is the prefix and the
 * key: `defineArea('wallet.transfer', { title: 'Transfer money' })` defines `wallet.transfer.title`. A comment at the end
 * of its line is the note for translators, wanted where the text does not speak for itself.
 */
export function defineArea<const Table extends Readonly<Record<string, AreaMessage>>>(
  prefix: string,
  table: Table,
): Area<Table> {
  const messages = Object.entries(table).map(([key, message]) => {
    const { id, text } = typeof message === 'string' ? { id: `${prefix}.${key}`, text: message } : message;
    return [key, { id, defaultMessage: text }];
  });
  return Object.fromEntries(messages) as Area<Table>;
}

/** The values that an ICU message takes: `{name}`, `{count, plural, …}`, `{kind, select, …}`, `<b>…</b>`. */
export type ValuesOf<Text extends string> = string extends Text
  ? Record<string, MessageValue>
  : Flatten<InMessage<Text, [], NoMessageValues> & TagsOf<Text>>;

type Checked<Values> = Values extends Record<string, MessageValue | MessageTag> ? Values : never;
type Flatten<T> = { [K in keyof T]: T[K] };

/** Reads on within a message; `Outer` says what is around it, innermost first: options of a plural or another message. */
type InMessage<
  Rest extends string,
  Outer extends readonly 'options'[],
  Found,
> = Rest extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${string}`
    ? CloseMessage<Rest, Outer, Found>
    : Argument<After, Outer, Found>
  : Rest extends `${string}}${string}`
    ? CloseMessage<Rest, Outer, Found>
    : Found;

type CloseMessage<
  Rest extends string,
  Outer extends readonly 'options'[],
  Found,
> = Rest extends `${string}}${infer After}` ? InOptions<After, Outer, Found> : Found;

/** Reads on between the options of a plural or select: the next brace opens a message or ends the argument. */
type InOptions<
  Rest extends string,
  Outer extends readonly 'options'[],
  Found,
> = Rest extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${infer Behind}`
    ? EndOptions<`${Behind}{${After}`, Outer, Found>
    : InMessage<After, Outer, Found>
  : Rest extends `${string}}${infer Behind}`
    ? EndOptions<Behind, Outer, Found>
    : Found;

type EndOptions<Rest extends string, Outer extends readonly 'options'[], Found> = Outer extends readonly [
  'options',
  ...infer More extends readonly 'options'[],
]
  ? InMessage<Rest, More, Found>
  : Found;

/** Reads an argument from behind its opening brace. */
type Argument<
  Rest extends string,
  Outer extends readonly 'options'[],
  Found,
> = Rest extends `${infer Head}}${infer After}`
  ? Head extends `${infer Name},${string}`
    ? Rest extends `${Name},${infer Tail}`
      ? Kinded<Trim<Name>, Tail, Outer, Found>
      : Found
    : InMessage<After, Outer, Found & Record<Trim<Head>, MessageValue>>
  : Found;

/** Reads an argument with a kind from behind the comma after its name. */
type Kinded<Name extends string, Tail extends string, Outer extends readonly 'options'[], Found> =
  Trim<Tail> extends `${'plural' | 'selectordinal'},${infer Options}`
    ? InOptions<Options, ['options', ...Outer], Found & Record<Name, number | bigint>>
    : Trim<Tail> extends `select,${infer Options}`
      ? InOptions<Options, ['options', ...Outer], Found & Record<Name, string>>
      : Tail extends `${infer Kind}}${infer After}`
        ? InMessage<
            After,
            Outer,
            Found & Record<Name, Trim<Kind> extends `number${string}` ? number | bigint : number | Date>
          >
        : Found;

type TagsOf<
  Text extends string,
  Found = NoMessageValues,
> = Text extends `${string}<${infer Name}>${infer After}`
  ? Name extends `/${string}`
    ? TagsOf<After, Found>
    : TagsOf<After, Found & Record<Name, MessageTag>>
  : Found;

type Trim<S extends string> = S extends ` ${infer R}` | `${infer R} ` | `\n${infer R}` ? Trim<R> : S;
