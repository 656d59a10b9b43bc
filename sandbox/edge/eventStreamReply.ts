import type { EventStream, LiveTopic } from '../../contract';

/** A proxy ends a connection that is silent for long, most after a minute. */
const beatMs = 20_000;
/** After so long a browser connects again, and is asked anew who it is. */
const longestMs = 600_000;
/** Changes within this time are told together, each once. */
const gatherMs = 50;

/** The reply that tells changes as they happen, until the browser goes, or the stream ends or grows old. */
export function eventStreamReply(stream: EventStream, headers: Headers): Response {
  const encoder = new TextEncoder();
  const due = new Set<LiveTopic>();
  let stop = (): void => undefined;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      let isOver = false;
      let leave = (): void => undefined;
      let gathering: NodeJS.Timeout | undefined;
      const write = (text: string): void => {
        // A browser that does not read is behind by what it will ask for anew: it can connect again.
        if ((controller.desiredSize ?? 0) < -64) end();
        else controller.enqueue(encoder.encode(text));
      };
      const flush = (): void => {
        gathering = undefined;
        const topics = [...due];
        due.clear();
        if (topics.length > 0) write(topics.map((topic) => `data: ${topic}\n\n`).join(''));
      };
      const release = (): void => {
        isOver = true;
        clearInterval(beat);
        clearTimeout(old);
        clearTimeout(gathering);
        leave();
      };
      const end = (): void => {
        if (isOver) return;
        release();
        if (due.size > 0)
          controller.enqueue(encoder.encode([...due].map((topic) => `data: ${topic}\n\n`).join('')));
        controller.close();
      };
      const beat = setInterval(() => write(':\n\n'), beatMs);
      const old = setTimeout(end, longestMs);
      leave = stream.begin({
        send: (topic) => {
          if (isOver) return;
          due.add(topic);
          gathering ??= setTimeout(flush, gatherMs);
        },
        end,
      });
      stop = release;
      write(':\n\n');
    },
    cancel: () => stop(),
  });
  headers.set('content-type', 'text/event-stream; charset=utf-8');
  headers.set('cache-control', 'no-store');
  // nginx would keep what comes until its buffer is full.
  headers.set('x-accel-buffering', 'no');
  return new Response(body, { status: 200, headers });
}
