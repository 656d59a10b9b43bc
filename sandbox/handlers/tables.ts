import { listTables } from '../services/baccarat/listTables';
import type { HandlersOf } from './handler';

export const tableHandlers: HandlersOf<'tables'> = {
  tables: (ctx) => listTables(ctx),
};
