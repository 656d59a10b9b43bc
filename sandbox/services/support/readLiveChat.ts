import { chatPathType } from '#contract';
import type { Ctx } from '../../context';
import { settingOf } from '../settings';
import { hideChatPath } from './hideChatPath';

/**
 * Where the live chat is: the operator's own, or the one that comes with the platform, which is told who asks in which
 * language. No path where there is no chat.
 */
export async function readLiveChat(
  ctx: Ctx,
): Promise<{ version: { pathList: { type: number; path: string }[] } }> {
  const { chatUrl, chatCipher } = ctx.config;
  const address =
    (await settingOf(ctx.db, ctx.merchant, 'chatUrl')) ||
    (chatUrl &&
      `${chatUrl}?${new URLSearchParams({ merchant: ctx.merchant, lang: ctx.language }).toString()}`);
  if (!address) return { version: { pathList: [] } };
  const path = hideChatPath(address, chatCipher, ctx.random);
  return { version: { pathList: [{ type: chatPathType, path }] } };
}
