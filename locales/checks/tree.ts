import type { MessageFormatElement } from 'react-intl';

/** Element types of a parsed message, as formatjs numbers them. */
export const kind = {
  literal: 0,
  argument: 1,
  number: 2,
  date: 3,
  time: 4,
  select: 5,
  plural: 6,
  pound: 7,
  tag: 8,
};

type Element = MessageFormatElement;

function branches(element: Element): readonly (readonly Element[])[] {
  if ('options' in element) return Object.values(element.options).map((option) => option.value);
  return 'children' in element ? [element.children] : [];
}

/** All elements of a message, inner ones included. */
export function* elementsOf(tree: readonly Element[]): Generator<Element> {
  for (const element of tree) {
    yield element;
    for (const branch of branches(element)) yield* elementsOf(branch);
  }
}

const describeStyle = (style: unknown) => (style ? ` ${JSON.stringify(style)}` : '');

function describe(element: Element): string | undefined {
  const { type } = element;
  if (type === kind.literal || type === kind.pound) return undefined;
  const name = 'value' in element ? String(element.value) : '';
  if ('options' in element && type === kind.select) {
    return `{${name}, select} with ${Object.keys(element.options).sort().join(' ')}`;
  }
  if ('pluralType' in element)
    return `{${name}, ${element.pluralType === 'ordinal' ? 'selectordinal' : 'plural'}}`;
  if (type === kind.tag) return `<${name}>`;
  if ('style' in element) return `{${name}, ${Object.keys(kind)[type] ?? ''}${describeStyle(element.style)}}`;
  return `{${name}}`;
}

/** Arguments and tags of a message with their types and styles, each once: what a translation must keep. */
export function contract(tree: readonly Element[]): string[] {
  const found = [...elementsOf(tree)].flatMap((element) => describe(element) ?? []);
  return [...new Set(found)].sort();
}

/** The plural choices of a message: argument and categories, explicit values such as =0 left out. */
export function plurals(tree: readonly Element[]): { name: string; categories: string[] }[] {
  return [...elementsOf(tree)].flatMap((element) =>
    'pluralType' in element
      ? [
          {
            name: element.value,
            categories: Object.keys(element.options).filter((category) => !category.startsWith('=')),
          },
        ]
      : [],
  );
}

/** The literal text of a message without arguments; of a choice, every branch. */
export function literals(tree: readonly Element[]): string {
  return [...elementsOf(tree)]
    .map((element) => (element.type === kind.literal && 'value' in element ? String(element.value) : ' '))
    .join('');
}

/** The literal text along the `other` branches, with a mark where an argument stands: what is read most of the time. */
export function spine(tree: readonly Element[]): string {
  return tree
    .map((element) => {
      if (element.type === kind.literal && 'value' in element) return String(element.value);
      if ('options' in element) return spine(element.options['other']?.value ?? []);
      if ('children' in element) return spine(element.children);
      return '\ufffc';
    })
    .join('');
}
