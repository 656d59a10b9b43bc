import { defineArea } from '#messages';

/** What the panel of the live chat says besides its name. */
export const chatMessages = defineArea('chat', {
  minimise: 'Minimize', // Button in the header of the live chat: leaves a small button in its place.
  failedTitle: "Live chat isn't available right now", // Title when the chat has no address that may be shown.
  failedText: 'Try again in a moment, or contact customer service.', // Under the title "Live chat isn't available right now".
});
