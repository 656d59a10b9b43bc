/** Addresses that were read last: a call asks for its own several times. */
const lastRead = new Map<string, readonly number[] | undefined>();
const mostRead = 1_000;

/** The numbers of an address: 4 of IPv4 (also when written as IPv6) or 8 of IPv6; undefined for what is none. */
function numbersOf(address: string): readonly number[] | undefined {
  if (lastRead.has(address)) return lastRead.get(address);
  if (lastRead.size >= mostRead) lastRead.clear();
  const numbers = readNumbers(address);
  lastRead.set(address, numbers);
  return numbers;
}

function readNumbers(address: string): readonly number[] | undefined {
  const v4 = /^(?:::ffff:)?(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/i.exec(address);
  if (v4) {
    const bytes = v4.slice(1).map(Number);
    return bytes.every((byte) => byte < 256) ? bytes : undefined;
  }
  if (!URL.canParse(`http://[${address}]/`)) return undefined;
  const plain = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const [left = [], right = []] = plain.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16));
}

/** The bits of an address as `0` and `1`, 32 of IPv4 or 128 of IPv6. */
function bitsOf(address: string): string | undefined {
  const numbers = numbersOf(address);
  return numbers?.map((number) => number.toString(2).padStart(numbers.length === 4 ? 8 : 16, '0')).join('');
}

/** The leading bits that all addresses of a network share; undefined for what is neither network nor address. */
function prefixOf(network: string): string | undefined {
  const [address = '', length, more] = network.split('/');
  const bits = bitsOf(address);
  if (bits === undefined || more !== undefined) return undefined;
  if (length === undefined) return bits;
  const count = /^\d{1,3}$/.test(length) ? Number(length) : Number.NaN;
  return count <= bits.length ? bits.slice(0, count) : undefined;
}

/** Whether a text is an address, or a network such as 203.0.113.0/24 or 2001:db8::/32. */
export const isNetwork = (text: string): boolean => prefixOf(text) !== undefined;

/** Whether two texts are one network, however each is written. */
export const isSameNetwork = (one: string, other: string): boolean =>
  prefixOf(one) !== undefined && prefixOf(one) === prefixOf(other) && familyOf(one) === familyOf(other);

const familyOf = (network: string): number | undefined => bitsOf(network.split('/')[0] ?? '')?.length;

/** Whether an address lies in a network, or is the address that stands for one. */
export function isWithin(address: string, network: string): boolean {
  const [bits, prefix] = [bitsOf(address), prefixOf(network)];
  if (bits === undefined || prefix === undefined) return false;
  // /0 of one family is not everybody: each family has an own width.
  return bits.length === familyOf(network) && bits.startsWith(prefix);
}

/** The network around an address: /24 of IPv4, /48 of IPv6. People behind it share limits, and a home keeps it. */
export function networkOf(address: string): string {
  // A link-local address names its interface after a percent sign.
  const numbers = numbersOf(address.split('%')[0] ?? '');
  if (!numbers) return 'unknown';
  const head = numbers.slice(0, 3);
  return numbers.length === 4
    ? `${head.join('.')}.0/24`
    : `${head.map((group) => group.toString(16)).join(':')}::/48`;
}

/**
 * Under which the calls of one client are counted: its address, or the /64 of IPv6, because one subscriber has all
 * addresses of such a network.
 */
export function clientOf(address: string): string {
  const numbers = numbersOf(address.split('%')[0] ?? '');
  if (numbers?.length !== 8) return numbers?.join('.') ?? address;
  return `${numbers
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}
