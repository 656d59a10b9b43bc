import * as v from 'valibot';

/**
 * The operator's contract: what a back office or the command line says to a platform, and what the platform keeps of it.
 * `POST /operator` on OPERATOR_PORT, with `authorization: Bearer <token>`; docs/operators.md has an example.
 */

/** From the least to the one who may say all. Each may say what those before it may. */
export const operatorRoles = ['viewer', 'support', 'cashier', 'admin'] as const;
export type OperatorRole = (typeof operatorRoles)[number];

/** A command, word by word, as it is typed after `npm run sandbox --`; `help` lists them. */
export const operatorRequest = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(20_000))),
  v.minLength(1),
  v.maxLength(60),
);

/** What the platform answers, with every status. */
export const operatorReply = v.object({
  /** In English, for a person. */
  says: v.string(),
  /** Number of the act in the log; absent where nothing was written down. */
  act: v.optional(v.number()),
  /** What a command lists, as `operatorLists` has it by the command's first word. */
  list: v.optional(v.array(v.unknown())),
});

/**
 * What became of a command, by status: carried out · waits for a second person · no such token · not of this role · not
 * possible, and nothing was changed · the platform failed, and `acts` says how far it came.
 */
export const operatorStatuses = {
  done: 200,
  waits: 202,
  unknown: 401,
  forbidden: 403,
  refused: 422,
  failed: 500,
} as const;

/** `read`: looked at something. `asked`: waits for a second person, who decides. `begun` and `ended`: an act that changes something. */
export const actKinds = ['read', 'asked', 'decided', 'begun', 'ended'] as const;
export type ActKind = (typeof actKinds)[number];

/** One thing as it was before an act, and after it. */
const operatorChange = v.object({ what: v.string(), before: v.unknown(), after: v.unknown() });
export type OperatorChange = v.InferOutput<typeof operatorChange>;

/** A row of the log of what operators do. */
export const operatorAct = v.object({
  kind: v.picklist(actKinds),
  /** ISO 8601, in UTC. */
  at: v.string(),
  who: v.string(),
  role: v.picklist(operatorRoles),
  /** The act that this one decides, begins or ends. */
  of: v.optional(v.number()),
  words: v.optional(v.array(v.string())),
  why: v.optional(v.string()),
  /** Of a decision and of an end. */
  outcome: v.optional(v.picklist(['approved', 'declined', 'done', 'refused', 'failed'])),
  says: v.optional(v.string()),
  changes: v.optional(v.array(operatorChange)),
});
export type OperatorAct = v.InferOutput<typeof operatorAct>;

/** Hours that an act waits for a second person. */
export const approvalHours = 24;
