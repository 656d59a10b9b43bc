import type { FieldRule } from '../../../contract';
import { anyone, type Ctx } from '../../context';
import { settingOf } from '../settings';

/** Rules of the register form, by field. */
export async function readRegisterSettings(ctx: Ctx): Promise<Record<string, FieldRule>> {
  anyone(ctx);
  return settingOf(ctx.db, ctx.merchant, 'registerRules');
}
