import * as v from 'valibot';
import { contract, type Call } from '#contract';
import type { CallName } from './healthy';

/** As much of a schema as is looked at here. */
interface Shape {
  type: string;
  entries?: Record<string, Shape>;
  items?: readonly Shape[];
  options?: readonly (Shape | string | number)[];
  item?: Shape;
  literal?: unknown;
  pipe?: readonly Shape[];
}

/** Texts of every form that the contract knows, the most usual first. */
const texts = [
  'a',
  '1',
  '2026-01-01T00:00:00.000Z',
  '2026-01-01',
  'USD',
  'VELORA',
  'RNG',
  'en',
  'https://a.test/a',
  '/a',
  '12:00',
  'aa',
  'AAAA',
];
const numbers = [0, 1, 100, 1000];

/** What the rows of a list are; a list with rules keeps its own shape first among them. */
const itemOf = (shape: Shape): Shape => shape.item ?? itemOf(shape.pipe?.[0] as Shape);

/** The least that an answer can be: no optional field, no row, the first of every choice. */
function smallest(shape: Shape): unknown {
  const takes = (value: unknown): boolean => v.safeParse(shape as unknown as v.GenericSchema, value).success;
  switch (shape.type) {
    case 'optional':
    case 'nullish':
    case 'undefinedable':
      return undefined;
    case 'nullable':
      return null;
    case 'array':
      return takes([]) ? [] : [smallest(itemOf(shape))];
    case 'tuple':
      return shape.items?.map(smallest);
    case 'boolean':
      return false;
    case 'literal':
      return shape.literal;
    case 'picklist':
      return shape.options?.[0];
    case 'union':
    case 'variant':
      return smallest(shape.options?.[0] as Shape);
    case 'number':
      return numbers.find(takes);
    case 'string':
      return texts.find(takes);
    case 'object':
    case 'loose_object':
    case 'strict_object':
      return Object.fromEntries(
        Object.entries(shape.entries ?? {}).flatMap(([name, field]) => {
          const value = smallest(field);
          return value === undefined ? [] : [[name, value]];
        }),
      );
    default:
      return {};
  }
}

/** A sound answer to a call that says as little as it may. Throws when the contract does not take it. */
export function smallestReply(name: CallName): unknown {
  const [area = '', verb = ''] = name.split('.');
  const call = (contract as unknown as Record<string, Record<string, Call>>)[area]?.[verb];
  if (!call) throw new Error(`There is no call ${name}.`);
  const value = smallest(call.reply as unknown as Shape);
  return v.parse(call.reply, value) && value;
}
