import type { FieldRule } from '#contract';
import type { Ctx } from '../../context';
import { settingOf } from '../settings';

/** Rules of the register form, by field. */
export async function readRegisterSettings(ctx: Ctx): Promise<Record<string, FieldRule>> {
  return settingOf(ctx.db, ctx.merchant, 'registerRules');
}
