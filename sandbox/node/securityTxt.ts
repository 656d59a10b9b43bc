import { PlainError } from './plainError';

/** Where whoever finds a weakness reads whom to tell. Source: RFC 9116. */
export const securityTxtPath = '/.well-known/security.txt';

/** Days that what it says may be relied on; it is written anew with each reply. */
const validDays = 90;

/** The address of SECURITY_CONTACT as RFC 9116 wants it; undefined where none is set. Throws `PlainError`. */
export function securityContactOf(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (/^[^\s@:/]+@[^\s@:/]+$/.test(text)) return `mailto:${text}`;
  if (/^(?:mailto:|https:\/\/|tel:)\S+$/.test(text)) return text;
  throw new PlainError(
    `SECURITY_CONTACT is ${text}; it has to be an address such as security@brand.example or https://brand.example/security.`,
  );
}

/** The file's text. */
export function renderSecurityTxt(contact: string, siteOrigin: string, now: Date): string {
  const expires = new Date(now.getTime() + validDays * 86_400_000).toISOString().slice(0, 10);
  return `Contact: ${contact}\nExpires: ${expires}T00:00:00Z\nCanonical: ${siteOrigin}${securityTxtPath}\n`;
}
