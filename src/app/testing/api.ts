import { contract } from '#contract';
import { createApi, type Api, type ApiDeps } from '../api/client';
import { succeed, type Failure } from '../data/failure';
import { CountingRandom, ManualClock } from './ports';

/** What a scripted platform saw of one request. */
export interface SeenRequest {
  method: string;
  /** Path and query. */
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/** One scripted answer: a response, or a promise that may never settle or may reject. */
export type Answer = (request: SeenRequest, init: RequestInit) => Response | Promise<Response>;

/** A reply of the platform in its envelope. */
export function reply(value: unknown, init?: ResponseInit): Response {
  return Response.json({ success: true, value }, init);
}

/** A refusal of the platform in its envelope. */
export function refusal(
  status: number,
  errorCode: string,
  value?: unknown,
  init: ResponseInit = {},
): Response {
  return Response.json({ success: false, errorCode, value }, { status, ...init });
}

export interface ScriptedApi {
  api: Api;
  clock: ManualClock;
  seen: SeenRequest[];
  failures: Failure[];
  /** Sets what the platform answers from now on; the last answer repeats. */
  script: (...answers: Answer[]) => void;
}

/** The real client over a scripted wire: for tests of the client and of stores, where the wire itself must fail. */
export function scriptedApi(overrides: Partial<ApiDeps> = {}): ScriptedApi {
  const clock = new ManualClock();
  const seen: SeenRequest[] = [];
  const failures: Failure[] = [];
  let answers: Answer[] = [];
  const api = createApi(
    {
      origin: 'https://platform.test',
      clock,
      random: new CountingRandom(),
      isOnline: () => true,
      merchant: () => 'aurora',
      language: () => 'en',
      token: () => 'token-of-the-test',
      seal: async () => succeed({ v: 1, kid: 'k', ek: 'AA==', iv: 'AA==', ct: 'AA==', ts: 0, nonce: 'AA==' }),
      onFailure: (failure) => failures.push(failure),
      fetch: async (url, init) => {
        const { pathname, search } = new URL(url);
        const request = {
          method: init.method ?? 'GET',
          path: pathname + search,
          headers: init.headers as Record<string, string>,
          body: init.body as string | undefined,
        };
        seen.push(request);
        const answer = answers.length > 1 ? answers.shift() : answers[0];
        if (!answer) throw new Error(`no answer scripted for ${request.path}`);
        return answer(request, init);
      },
      ...overrides,
    },
    contract,
  );
  return {
    api,
    clock,
    seen,
    failures,
    script: (...next) => {
      answers = next;
    },
  };
}
