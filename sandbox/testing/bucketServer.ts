import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A bucket of the S3 protocol that keeps things in memory, and checks each signature by Amazon's description of it. */
export interface BucketServer {
  /** What STORAGE_URL says to reach it. */
  url: string;
  objects: Map<string, { bytes: Buffer; mediaType: string; at: Date }>;
  /** Requests that were let in, such as `PUT avatars/…`, each with its answer. */
  asked: string[];
  /** Answers everything so, as a bucket does that is out of order; undefined when it works. */
  fault: number | undefined;
  close(): Promise<void>;
}

const [key, secret, region, bucket] = ['AKIATEST', 'top/secret+key', 'test-1', 'pictures'];

export async function startBucketServer(): Promise<BucketServer> {
  const made: Omit<BucketServer, 'url' | 'close'> = { objects: new Map(), asked: [], fault: undefined };
  const server = createServer((request, response) => void answer(made, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(made, {
    url: `s3://${key}:${encodeURIComponent(secret)}@127.0.0.1:${String(port)}/${bucket}?region=${region}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

async function answer(
  { objects, asked, fault }: Omit<BucketServer, 'url' | 'close'>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const url = new URL(request.url ?? '/', 'http://bucket');
  const say = (status: number, body: string | Buffer = '', type = 'application/xml'): void => {
    response.writeHead(status, { 'content-type': type, etag: '"test"' }).end(body);
  };
  const refuse = (status: number, code: string): void =>
    say(status, `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
  if (fault !== undefined) return refuse(fault, 'InternalError');
  if (!isSigned(request, url)) return refuse(403, 'SignatureDoesNotMatch');
  const [, name, ...rest] = url.pathname.split('/').map(decodeURIComponent);
  if (name !== bucket) return refuse(404, 'NoSuchBucket');
  const object = rest.join('/');
  const method = request.method ?? '';
  asked.push(`${method} ${object}`);
  if (object === '' && method === 'GET') return say(200, listing(objects, url.searchParams));
  if (method === 'PUT') {
    const mediaType = request.headers['content-type'] ?? '';
    objects.set(object, { bytes: Buffer.concat(parts), mediaType, at: new Date() });
    return say(200);
  }
  if (method === 'DELETE') {
    objects.delete(object);
    return say(204);
  }
  const found = objects.get(object);
  return found ? say(200, found.bytes, found.mediaType) : refuse(404, 'NoSuchKey');
}

/** ListObjectsV2, by pages. */
function listing(objects: BucketServer['objects'], asked: URLSearchParams): string {
  const most = Number(asked.get('max-keys') ?? 1000);
  const after = asked.get('continuation-token') ?? '';
  const left = [...objects].filter(([name]) => name > after).sort(([a], [b]) => (a < b ? -1 : 1));
  const page = left.slice(0, most);
  const contents = page.map(
    ([name, { bytes, at }]) =>
      `<Contents><Key>${name}</Key><LastModified>${at.toISOString()}</LastModified><ETag>"test"</ETag><Size>${String(bytes.length)}</Size><StorageClass>STANDARD</StorageClass></Contents>`,
  );
  const more = left.length > page.length;
  const next = more ? `<NextContinuationToken>${page.at(-1)?.[0] ?? ''}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult><Name>${bucket}</Name><KeyCount>${String(page.length)}</KeyCount><IsTruncated>${String(more)}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
}

/** AWS Signature Version 4, as "Create a signed AWS API request" of the IAM guide says. */
function isSigned({ headers, method }: IncomingMessage, url: URL): boolean {
  const found =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    );
  if (!found) return false;
  const [, who = '', day = '', where = '', signed = '', signature = ''] = found;
  const at = String(headers['x-amz-date']);
  const moment = Date.parse(at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  const isNow = at.startsWith(day) && Math.abs(Date.now() - moment) < 15 * 60_000;
  const names = signed.split(';');
  const isWhole = ['host', 'x-amz-content-sha256', 'x-amz-date'].every((each) => names.includes(each));
  if (who !== key || where !== region || !isNow || !isWhole) return false;
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&');
  const canonical = [
    method,
    url.pathname,
    query,
    ...names.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signed,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = `AWS4-HMAC-SHA256\n${at}\n${scope}\n${createHash('sha256').update(canonical).digest('hex')}`;
  const hmac = (by: string | Buffer, what: string): Buffer => createHmac('sha256', by).update(what).digest();
  const signing = [region, 's3', 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${secret}`, day));
  return timingSafeEqual(hmac(signing, text), Buffer.from(signature, 'hex'));
}
