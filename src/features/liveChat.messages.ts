import { defineArea } from '#messages';

/** The name of the chat, wherever it is opened and on its panel. */
export const liveChatMessages = defineArea('shell.service', {
  liveChat: 'Live chat', // Opens a chat with customer service.
});
