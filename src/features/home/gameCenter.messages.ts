import { defineArea } from '#messages';

/** What the page with every type of games says besides what home says of them. */
export const gameCenterMessages = defineArea('gameCenter', {
  title: 'Game center', // Title of the page with every type of games.
  full: 'Full', // A card room without a free seat.
  sit: 'Sit', // Leads into a card room with a free seat.
  watch: 'Watch', // Leads into a card room without a free seat.
});
