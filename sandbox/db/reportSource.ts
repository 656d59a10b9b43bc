import type { Db } from './database';

/** Where reports are read: a copy of the database while it keeps up, the database itself otherwise. */
export interface ReportSource {
  /** For the next report; `readAt` is the moment up to which it knows everything, where that is some seconds ago. */
  next(): { db: Db; readAt?: Date };
}
