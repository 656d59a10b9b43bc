import { createParser } from 'eventsource-parser';

/** Reads the text of an event stream in the pieces that it comes in, and passes on the data of each event. */
export function readEvents(onData: (data: string) => void): (text: string) => void {
  const parser = createParser({ onEvent: ({ data }) => onData(data) });
  return (text) => parser.feed(text);
}
