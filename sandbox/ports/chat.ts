// Conversations of the live chat.
export { type ChatPlace, findChat, readMessages, requestPerson, writeInChat } from '../services/chat/chats';
