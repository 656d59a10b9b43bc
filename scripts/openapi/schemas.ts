import { toJsonSchema, type ConversionConfig, type JsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { isSchema, type Descriptions } from './describe';

export type { JsonSchema };

export interface WrittenSchemas {
  /** The schemas asked for, by the names they were asked for under. */
  written: Readonly<Record<string, JsonSchema>>;
  /** Those that have a name in the contract, which the others refer to. */
  named: Readonly<Record<string, JsonSchema>>;
}

/** Schemas of one field say little by their name; what has fields is worth one. */
const isShape = ({ type }: v.GenericSchema): boolean =>
  /^(?:loose|strict)_object$|^variant$|^union$/.test(type);

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * Turns schemas of the contract into JSON Schema that refers to `components.schemas`.
 * @param wanted schemas under names of the caller's choice
 * @param modules what each file of the contract exports
 * @throws {Error} for what JSON cannot say, such as a file
 */
export function writeSchemas(
  wanted: Readonly<Record<string, v.GenericSchema>>,
  modules: Readonly<Record<string, Record<string, unknown>>>,
  descriptions: Descriptions,
): WrittenSchemas {
  const config: ConversionConfig = {
    target: 'draft-2020-12',
    // Both are what travels: a request before it is parsed, a reply before it is read.
    typeMode: 'input',
    // Marks of our own are no words of JSON Schema.
    ignoreActions: ['trim', 'metadata'],
    // JSON Schema has nothing for a rule of our own but the words in which it is broken.
    overrideAction: ({ valibotAction, jsonSchema }) => {
      const { type, message } = valibotAction as { type: string; message?: unknown };
      if (!/check$/.test(type)) return undefined;
      return typeof message === 'string' ? withWords(jsonSchema, `It ${message}.`) : jsonSchema;
    },
    overrideSchema: ({ valibotSchema, jsonSchema, errors }) => {
      if (errors) return undefined;
      for (const [field, words] of Object.entries(descriptions.fields(valibotSchema))) {
        const property = jsonSchema.properties?.[field];
        if (property && typeof property === 'object' && jsonSchema.properties)
          jsonSchema.properties[field] = { ...property, description: words };
      }
      const words = descriptions.of(valibotSchema);
      return words === undefined ? jsonSchema : withWords(jsonSchema, words);
    },
  };
  const definitions: Record<string, v.GenericSchema> = {};
  for (const exported of Object.values(modules))
    for (const [name, value] of Object.entries(exported))
      if (isSchema(value) && isShape(value) && canBeWritten(value, config))
        definitions[capital(name)] ??= value;
  // All at once, because each conversion writes every definition anew.
  const all = toJsonSchema(v.object({ ...wanted }), { ...config, definitions });
  const { properties: written = {}, $defs: named = {} } = withReferences(all);
  return { written: written as Record<string, JsonSchema>, named: named as Record<string, JsonSchema> };
}

const withWords = (schema: JsonSchema, words: string): JsonSchema => ({
  ...schema,
  description: [schema.description, words].filter(Boolean).join(' '),
});

/** Messages of a game's frame and the like hold what no call sends, and JSON cannot say. */
function canBeWritten(schema: v.GenericSchema, config: ConversionConfig): boolean {
  try {
    toJsonSchema(schema, config);
    return true;
  } catch {
    return false;
  }
}

const prefix = '#/components/schemas/';
const withReferences = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', `"${prefix}`)) as JsonSchema;

/** The definitions that something refers to, directly or through others. */
export function reachable(
  from: unknown,
  definitions: Readonly<Record<string, JsonSchema>>,
): Record<string, JsonSchema> {
  const waiting = namesIn(from);
  for (const name of waiting)
    for (const next of namesIn(definitions[name])) if (!waiting.includes(next)) waiting.push(next);
  return Object.fromEntries(
    waiting.sort().flatMap((name) => (definitions[name] ? [[name, definitions[name]]] : [])),
  );
}

const namesIn = (value: unknown): string[] => [
  ...new Set(
    [...JSON.stringify(value ?? null).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
      ([, name = '']) => name,
    ),
  ),
];
