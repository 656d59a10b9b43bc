import { listCountryCodes } from '../services/start/listCountryCodes';
import { listRouters } from '../services/start/listRouters';
import { readRegisterSettings } from '../services/start/readRegisterSettings';
import { readSealingKey } from '../services/start/readSealingKey';
import { readStatus } from '../services/start/readStatus';
import { readWhitelabel } from '../services/start/readWhitelabel';
import { updateLanguage } from '../services/start/updateLanguage';
import type { HandlersOf } from './handler';

export const startHandlers: HandlersOf<'start'> = {
  status: (ctx) => readStatus(ctx),
  whitelabel: (ctx) => readWhitelabel(ctx),
  registerSettings: (ctx) => readRegisterSettings(ctx),
  sealingKey: (ctx) => readSealingKey(ctx),
  routers: (ctx) => listRouters(ctx),
  countryCodes: () => listCountryCodes(),
  updateLanguage: (ctx, request) => updateLanguage(ctx, request),
};
