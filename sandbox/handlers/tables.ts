import { listTables } from '../services/tables/listTables';
import type { HandlersOf } from './handler';

export const tableHandlers: HandlersOf<'tables'> = {
  tables: (ctx) => listTables(ctx),
};
