import * as v from 'valibot';
import type { Call } from '../../contract';
import { refuse } from '../refusal';
import { refuseFiner } from './refuseFiner';

/** Reads a body up to a size; more is refused without reading on. */
export async function readBody(request: Request, most: number): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > most) refuse('request.tooLarge');
  if (!request.body) return '';
  const reader = request.body.getReader();
  const pieces: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => refuse('request.invalid'));
    if (done) break;
    size += value.byteLength;
    if (size > most) {
      await reader.cancel().catch(() => undefined);
      refuse('request.tooLarge');
    }
    pieces.push(value);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(pieces, size));
  } catch {
    return refuse('request.invalid');
  }
}

/** The fields of a request as its call sends them, before the contract's check. */
export function readFields(call: Call, url: URL, body: string, contentType: string): unknown {
  if (call.encoding === 'query') return single(url.searchParams);
  if (call.encoding === 'form') {
    if (!contentType.startsWith('application/x-www-form-urlencoded')) refuse('request.invalid');
    return single(new URLSearchParams(body));
  }
  if (!contentType.startsWith('application/json')) refuse('request.invalid');
  return parseJson(body);
}

/** JSON without the names that reach into an object's prototype. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (name, value: unknown) => {
      if (name === '__proto__' || name === 'constructor' || name === 'prototype') throw new SyntaxError(name);
      return value;
    });
  } catch {
    return refuse('request.invalid');
  }
}

/** A parameter that comes twice is an error: two readers could take different ones (ASVS 15.3.7). */
function single(parameters: URLSearchParams): Record<string, string> {
  const found: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [name, value] of parameters) {
    if (name in found || name === '__proto__') refuse('request.invalid');
    found[name] = value;
  }
  return { ...found };
}

/**
 * The request as the contract describes it. Says which fields are wrong, never what they held. No text of any call may
 * hold NUL, which PostgreSQL cannot keep, or half of a surrogate pair, which UTF-8 cannot; no amount is finer than the
 * currency of whoever asks.
 */
export function parseRequest(call: Call, fields: unknown, currency?: string): unknown {
  const result = v.safeParse(call.request, fields);
  if (result.success) {
    const broken = findBrokenText(result.output);
    if (broken !== undefined) refuse('request.invalid', { value: { fields: [broken] } });
    if (currency !== undefined) refuseFiner(call.request, result.output, currency);
    return result.output;
  }
  const names = result.issues
    .map((issue) => v.getDotPath(issue)?.slice(0, 64))
    .filter((path) => path !== undefined);
  return refuse('request.invalid', { value: { fields: [...new Set(names)].slice(0, 20) } });
}

/** Path of the first text that cannot be stored, names of fields included; undefined when there is none. */
function findBrokenText(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : path;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    if (!isStorable(name)) return path;
    const broken = findBrokenText(inner, path === '' ? name : `${path}.${name}`);
    if (broken !== undefined) return broken;
  }
  return undefined;
}

const isStorable = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);
