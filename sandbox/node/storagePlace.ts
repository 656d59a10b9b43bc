import { PlainError } from './plainError';

/** A bucket, and the key that opens it. */
export interface BucketPlace {
  /** Address of the server with the bucket as its path. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const isThisMachine = (host: string): boolean => /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(host);

/**
 * Reads STORAGE_URL: `s3://key:secret@host/bucket?region=eu-central-1`. It is reached by https, on this machine alone by http.
 * Throws `PlainError` for what cannot be meant; it names neither key nor secret.
 */
export function storagePlace(env: Readonly<Record<string, string | undefined>>): BucketPlace | undefined {
  const text = env['STORAGE_URL'];
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const bucket = /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/.exec(url?.pathname ?? '')?.[1];
  if (url?.protocol !== 's3:' || !bucket || !url.hostname || !url.username || !url.password || url.hash)
    throw new PlainError(
      'STORAGE_URL has to be an address such as s3://key:secret@s3.example/bucket?region=eu-central-1, with what is no letter or digit in the secret percent-encoded.',
    );
  const unknown = [...url.searchParams.keys()].find((name) => name !== 'region');
  if (unknown !== undefined) throw new PlainError(`STORAGE_URL says ${unknown}; it can say region.`);
  return {
    endpoint: `${isThisMachine(url.hostname) ? 'http' : 'https'}://${url.host}/${bucket}`,
    region: url.searchParams.get('region') ?? 'auto',
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
}
