/** An account as strangers may see it: its first two and last two letters. Short names lose their end as well. */
export function maskAccount(username: string): string {
  const letters = Array.from(username);
  const tail = letters.length >= 6 ? letters.slice(-2).join('') : '';
  return `${letters.slice(0, 2).join('')}***${tail}`;
}
