import * as v from 'valibot';
import { id, pageNumber } from './values';

/** Path, module and audience of a call of the member's money. */
export const memberRelay = <Name extends string>(name: Name) =>
  ({ path: `/wps/relay/${name}`, module: name, audience: 'member' }) as const;
/** The specification names these features and shows none of their calls. */
export const assumed = ['method', 'path', 'module', 'token', 'request', 'reply'] as const;

/** The request that names one record. */
export const byId = v.strictObject({ id });
/** The request for one page of a list. */
export const page = v.strictObject({ page: pageNumber });
