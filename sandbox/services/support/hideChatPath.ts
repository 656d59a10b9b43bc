import { DES } from 'des.js';
import { chatKeyLength, type ChatCipher } from '#contract';
import type { Random } from '../../ports';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/**
 * An address as the live-chat service sends it: encrypted in base64, its key behind it. See
 * docs/decisions/2026-11-live-chat-path.md.
 */
export function hideChatPath(address: string, cipher: ChatCipher, random: Pick<Random, 'below'>): string {
  if (cipher === 'none') return address;
  const key = Array.from({ length: chatKeyLength }, () => letters[random.below(letters.length)]).join('');
  const encoder = new TextEncoder();
  const des = DES.create({ type: 'encrypt', key: [...encoder.encode(key)] });
  const bytes = [...des.update([...encoder.encode(address)]), ...des.final()];
  return btoa(String.fromCharCode(...bytes)) + key;
}
