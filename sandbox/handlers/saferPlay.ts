import type { SaferPlayStatus } from '../../contract';
import type { SignedInCtx } from '../context';
import { answerLimit, declineLimit, setLimit } from '../services/saferPlay/changeLimit';
import { keepLook } from '../services/saferPlay/look';
import { countPlay, confirmRealityCheck } from '../services/saferPlay/playTime';
import { exclude, reopenPlay, startBreak } from '../services/saferPlay/startPause';
import { readSinceLogin } from '../services/saferPlay/sinceLogin';
import { readStatement } from '../services/saferPlay/statement';
import { readStatus, setCheck } from '../services/saferPlay/status';
import type { HandlersOf } from './handler';

/** Every change answers with all of it as it is then. */
const then =
  <Request>(change: (ctx: SignedInCtx, request: Request) => Promise<void>) =>
  async (ctx: SignedInCtx, request: Request): Promise<SaferPlayStatus> => {
    await change(ctx, request);
    return readStatus(ctx);
  };

export const saferPlayHandlers: HandlersOf<'saferPlay'> = {
  status: (ctx) => readStatus(ctx),
  setLimit: then(setLimit),
  declineLimit: then((ctx) => declineLimit(ctx)),
  look: then((ctx) => keepLook(ctx)),
  answerLimit: then(answerLimit),
  setCheck: then(setCheck),
  takeBreak: then(startBreak),
  exclude: then(exclude),
  reopen: then((ctx) => reopenPlay(ctx)),
  play: (ctx) => countPlay(ctx),
  goOn: (ctx) => confirmRealityCheck(ctx),
  sinceLogin: readSinceLogin,
  statement: readStatement,
};
