import { PlainError } from './plainError';

/** Where traces go. */
export interface Collector {
  /** Address of a collector that speaks OTLP over HTTP; `/v1/traces` comes after it. */
  endpoint: string;
  /** What the platform is called there. */
  service: string;
  /** Whether a trace goes on that the proxy in front began. */
  trustsProxy: boolean;
}

/** Reads OTEL_EXPORTER_OTLP_ENDPOINT and OTEL_SERVICE_NAME. Throws `PlainError` for what cannot be meant. */
export function collectorOf(
  env: Readonly<Record<string, string | undefined>>,
  trustedProxies: number,
): Collector | undefined {
  const endpoint = env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  if (!endpoint) return undefined;
  if (!URL.canParse(endpoint) || !/^https?:$/.test(new URL(endpoint).protocol))
    throw new PlainError(
      'OTEL_EXPORTER_OTLP_ENDPOINT has to be an address such as http://127.0.0.1:4318 that takes OTLP over HTTP.',
    );
  return { endpoint, service: env['OTEL_SERVICE_NAME'] || 'platform', trustsProxy: trustedProxies > 0 };
}
