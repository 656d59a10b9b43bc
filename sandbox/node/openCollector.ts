import type { Tracer } from '../ports';
import type { Collector } from './collector';

/** Begins to tell the collector; who names none loads nothing of it. */
export async function openCollector(
  collector: Collector | undefined,
  closing: (() => Promise<void>)[],
): Promise<Tracer | undefined> {
  if (!collector) return undefined;
  const { openTracing } = await import('./tracing');
  const { tracer, close } = openTracing(collector);
  closing.push(close);
  return tracer;
}
