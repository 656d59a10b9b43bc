import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { headers as names } from '../../contract';
import type { Tracer } from '../ports';
import { followStatements } from './connect';
import { statementName } from './statementName';
import type { Collector } from './collector';

/** How long the end of the platform waits for the last spans, ms. */
const lastWait = 3_000;

/**
 * Tells a collector of OpenTelemetry which calls came, how they ended and what of the database they asked: by names alone. What
 * a span says is listed here; nothing of a person, no address, token or amount is among it.
 */
export function openTracing({ endpoint, service, trustsProxy }: Collector): {
  tracer: Tracer;
  close: () => Promise<void>;
} {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({
          url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
          timeoutMillis: lastWait,
        }),
        scheduledDelayMillis: 1_000,
      }),
    ],
  });
  const spans = provider.getTracer('platform');
  const within = new AsyncLocalStorage<Context>();

  const tracer: Tracer = {
    async call(name, request, serve) {
      const parent = trustsProxy ? parseTraceParent(request.headers.get('traceparent') ?? '') : null;
      const around = parent
        ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true })
        : ROOT_CONTEXT;
      const span = spans.startSpan(name, { kind: SpanKind.SERVER }, around);
      try {
        const { reply, outcome } = await within.run(trace.setSpan(around, span), serve);
        span.setAttributes({ 'platform.outcome': outcome, 'http.response.status_code': reply.status });
        const requestId = reply.headers.get(names.requestId);
        if (requestId !== null) span.setAttribute('platform.request_id', requestId);
        if (reply.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        return reply;
      } finally {
        span.end();
      }
    },
  };

  followStatements((text) => {
    const around = within.getStore();
    if (!around) return undefined;
    const span = spans.startSpan(
      statementName(text),
      { kind: SpanKind.CLIENT, attributes: { 'db.system.name': 'postgresql' } },
      around,
    );
    return (isDone) => {
      if (!isDone) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    };
  });

  return {
    tracer,
    async close() {
      followStatements(undefined);
      // A collector that is away keeps no platform from ending.
      const late = new Promise<void>((resolve) => setTimeout(resolve, lastWait).unref());
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
    },
  };
}
