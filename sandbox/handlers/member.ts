import { countUnread } from '../services/member/countUnread';
import { listIcons } from '../services/member/listIcons';
import { readAvatar } from '../services/member/readAvatar';
import { readInfo } from '../services/member/readInfo';
import type { HandlersOf } from './handler';

export const memberHandlers: HandlersOf<'member'> = {
  info: (ctx) => readInfo(ctx),
  icon: () => listIcons(),
  avatar: (ctx) => readAvatar(ctx),
  unread: (ctx) => countUnread(ctx),
};
