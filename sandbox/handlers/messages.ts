import { listMessages, markMessages, readMessage, removeMessages } from '../services/messages/messages';
import type { HandlersOf } from './handler';

export const messageHandlers: HandlersOf<'messages'> = {
  list: (ctx, request) => listMessages(ctx, request),
  read: (ctx, request) => readMessage(ctx, request),
  mark: (ctx, request) => markMessages(ctx, request),
  remove: (ctx, request) => removeMessages(ctx, request),
};
