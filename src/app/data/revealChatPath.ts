import { chatKeyLength, type ChatCipher } from '#contract';

/**
 * The address in a path of the live-chat service: encrypted in base64, its key behind it. Undefined for what does not
 * decrypt. See docs/decisions/2026-11-live-chat-path.md.
 */
export async function revealChatPath(path: string, cipher: ChatCipher): Promise<string | undefined> {
  if (cipher === 'none') return path;
  try {
    const { DES } = await import('des.js');
    const key = [...new TextEncoder().encode(path.slice(-chatKeyLength))];
    const hidden = atob(path.slice(0, -chatKeyLength));
    const des = DES.create({ type: 'decrypt', key });
    const bytes = [...des.update(Array.from(hidden, (each) => each.charCodeAt(0))), ...des.final()];
    return new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(bytes));
  } catch {
    return undefined;
  }
}
