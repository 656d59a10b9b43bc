import IconBrandTelegram from '@tabler/icons-react/dist/esm/icons/IconBrandTelegram.mjs';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { ZaloIcon, type IconSource } from '#ds/Icon';

/** A way to reach customer service, as the permission call names it. */
export interface ServiceEntry {
  /** Address: https, tel, sms or mailto. */
  path: string;
  title: string;
  /** LIVECHAT entries are not listed: the chat has a button of its own. Source: spec section 3. */
  csType: string;
}

/** A service as a link with its drawing. */
export interface ServiceLink {
  href: string;
  title: string;
  icon: IconSource;
}

const allowed = /^(https:\/\/|tel:|sms:|mailto:)/i;
const drawings: readonly (readonly [RegExp, IconSource])[] = [
  [/^tel:/i, IconPhone],
  [/^sms:/i, IconMessage],
  [/^mailto:/i, IconMail],
  [/^https:\/\/(t\.me|telegram\.)/i, IconBrandTelegram],
  [/^https:\/\/(wa\.me|[\w.]*whatsapp\.)/i, IconBrandWhatsapp],
  [/^https:\/\/zalo\./i, ZaloIcon],
];

/**
 * The services that may be shown as links. An address of another scheme is dropped: it comes from outside and would run
 * or open who knows what.
 */
export function serviceLinks(entries: readonly ServiceEntry[]): ServiceLink[] {
  return entries
    .filter(({ csType, path }) => csType.toUpperCase() !== 'LIVECHAT' && allowed.test(path))
    .map(({ path, title }) => ({
      href: path,
      title,
      icon: drawings.find(([pattern]) => pattern.test(path))?.[1] ?? IconMessageCircle,
    }));
}
