import { isReading } from '../../contract';
import type { NamedCall } from '../../contract/namedCalls';
import { badRequests, idFields, optionalFields, validRequest } from './inputs';
import { isRefusedWith, judgeAnswer, judgeValue, wordsOf } from './judge';
import type { Run } from './context';
import type { Wire, WireAnswer } from './wire';

const madeUp = 'conformance-made-up-id';

/** A read with what the contract asks for, and with each thing that it allows besides. */
export async function checkRead(run: Run, named: NamedCall, wire: Wire): Promise<void> {
  const { name, call } = named;
  const { findings, knowledge } = run;
  const request = validRequest(named, knowledge);
  const ids = idFields(call).filter((field) => knowledge.valueFor(name, field) === undefined);
  const answer = await wire.send(call, { fields: request });
  if (!judgeAnswer(findings, named, answer, 'with a valid request')) return;
  if (refusesShape(answer)) {
    findings.add({
      call: name,
      check: 'too strict',
      says: `${name} refused a valid request as \`request.invalid\`${fieldsOf(answer)}.`,
      mend: `Take what \`${call.path}\` takes in the OpenAPI document, and ask for nothing else.`,
    });
    return;
  }
  if (answer.envelope?.success) {
    knowledge.keep(name, answer.envelope.value);
    judgeValue(findings, named, answer, 'with a valid request');
  } else if (answer.status === 200) return;
  else if (ids.length > 0)
    findings.skip(name, `no ${ids.join(', ')} to ask for was found; refusals were tried`);
  else if (isRefusedWith(answer, ...call.refusals))
    findings.skip(name, `it answers this account with ${wordsOf(answer)}; its reply was not seen`);
  else
    findings.add({
      call: name,
      check: 'refused',
      says: `${name} refused a valid request with ${wordsOf(answer)}.`,
      mend: 'Answer what the contract allows, or refuse with one of the refusals that the call lists; with `call.unavailable` when the platform does not serve it.',
      severity: 'should',
    });
  for (const field of optionalFields(call)) await checkOptional(run, named, wire, field, request);
}

async function checkOptional(
  { findings, knowledge }: Run,
  named: NamedCall,
  wire: Wire,
  field: string,
  request: Record<string, unknown>,
): Promise<void> {
  const { name, call } = named;
  // What only the platform can have given out is no text of ours.
  if (/^(?:asOf|under|account|id|vassalage)$/.test(field)) return;
  const whole = validRequest(named, knowledge, true);
  const answer = await wire.send(call, { fields: { ...request, [field]: whole[field] } });
  if (!judgeAnswer(findings, named, answer, `with \`${field}\``)) return;
  judgeValue(findings, named, answer, `with \`${field}\``);
  if (refusesShape(answer))
    findings.add({
      call: name,
      check: 'too strict',
      says: `${name} refused \`${field}\`, which the contract allows, as \`request.invalid\`.`,
      mend: `Take \`${field}\` as the OpenAPI document has it, or ignore it.`,
    });
}

/** Each field with a value that it cannot have, a field that is none, a required one missing, an id that is none. */
export async function checkBadInput(run: Run, named: NamedCall, wire: Wire, key?: string): Promise<void> {
  const { name, call } = named;
  const { findings, knowledge } = run;
  const valid = validRequest(named, knowledge);
  const tries = [
    ...badRequests(call, valid).map(({ field, request }) => ({
      field,
      request,
      what: `a wrong \`${field}\``,
    })),
    { field: 'conformanceProbe', request: { ...valid, conformanceProbe: '1' }, what: 'an unknown field' },
    ...Object.keys(valid)
      .slice(0, 1)
      .map((field) => {
        const { [field]: _, ...request } = valid;
        return { field, request, what: `no \`${field}\`` };
      }),
  ];
  for (const { field, request, what } of tries) {
    const answer = await wire.send(call, { fields: request, key });
    if (!judgeAnswer(findings, named, answer, `with ${what}`)) continue;
    if (!isRefusedWith(answer, 'request.invalid')) {
      findings.add({
        call: name,
        check: 'bad input',
        says: `${name}, asked with ${what}, answered with ${wordsOf(answer)}.`,
        mend: `Check \`${field}\` before anything else and refuse with \`request.invalid\` (400) and \`value: { fields: ["${field}"] }\`.`,
        severity: answer.envelope?.success && !isReading(call) ? 'must' : 'should',
      });
    } else if (!namesField(answer, field))
      findings.add({
        call: name,
        check: 'bad input',
        severity: 'should',
        says: `${name}, asked with ${what}, refused it without naming the field.`,
        mend: 'Send `value: { fields: [paths of what is wrong] }` with `request.invalid`, so that a form can show it there.',
      });
  }
  for (const field of idFields(call)) {
    const answer = await wire.send(call, { fields: { ...valid, [field]: madeUp }, key });
    if (!judgeAnswer(findings, named, answer, `for a made-up \`${field}\``)) continue;
    if (answer.envelope?.success && isRecord(answer.envelope.value))
      findings.add({
        call: name,
        check: 'unknown id',
        says: `${name} answered a made-up \`${field}\` with a success.`,
        mend: `Refuse an id that is not the asking person's with ${call.refusals.find((code) => code.endsWith('.unknown')) ?? '`record.unknown`'}, the same as for one of somebody else.`,
      });
  }
}

const refusesShape = (answer: WireAnswer): boolean => isRefusedWith(answer, 'request.invalid');

/** A list that holds nothing is a fair answer to an id that is none; a record is not. */
const isRecord = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'id' in value;

const namesField = ({ envelope }: WireAnswer, field: string): boolean => {
  const { fields } = (envelope?.value ?? {}) as { fields?: unknown };
  return Array.isArray(fields) && fields.some((path) => String(path).split('.')[0] === field);
};

function fieldsOf({ envelope }: WireAnswer): string {
  const { fields } = (envelope?.value ?? {}) as { fields?: unknown };
  return Array.isArray(fields) && fields.length > 0
    ? `, naming ${fields.map((each) => `\`${String(each)}\``).join(', ')}`
    : '';
}
