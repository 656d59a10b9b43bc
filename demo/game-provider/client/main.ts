import * as v from 'valibot';
import { frameFaults } from '#contract/frame';
import { gameSetup } from '../api';
import { fishingSetup } from '../fishing/api';
import { tableSetup } from '../tables/api';
import { roomSetup } from '../cardRoom/api';
import { bookSetup } from '../sportsbook/api';
import { openBridge, wireLobby } from './bridge';
import { CardRoom } from './cardRoom';
import { dataBlock } from './dom';
import { Fishing } from './fishing';
import { Game } from './game';
import { Sportsbook } from './sportsbook';
import { Table } from './table';
import { openTicketPage } from './ticket';

/** What a page without a game is given. */
const noticeSetup = v.object({
  fault: v.optional(v.picklist(frameFaults)),
  gameId: v.optional(v.string()),
  siteOrigins: v.array(v.string()),
});

const game = dataBlock('setup');
const table = v.safeParse(tableSetup, game);
const fishing = v.safeParse(fishingSetup, game);
const room = v.safeParse(roomSetup, game);
const book = v.safeParse(bookSetup, game);
const ticket = dataBlock('ticket');
if (ticket !== undefined) openTicketPage(ticket);
else if (book.success) new Sportsbook(book.output).open();
else if (fishing.success) new Fishing(fishing.output).open();
else if (room.success) new CardRoom(room.output).open();
else if (table.success) new Table(table.output).open();
else if (game !== undefined) new Game(v.parse(gameSetup, game)).open();
else {
  const { fault, gameId, siteOrigins } = v.parse(noticeSetup, dataBlock('notice'));
  const bridge = openBridge(siteOrigins);
  wireLobby(bridge, siteOrigins);
  document.addEventListener('click', ({ target }) => {
    const other = target instanceof Element ? target.closest<HTMLElement>('[data-open]') : null;
    const { open: id = '', vendor = '' } = other?.dataset ?? {};
    if (id !== '') bridge.send({ type: 'open', gameId: id, vassalage: vendor });
  });
  if (fault) bridge.send({ type: 'error', fault });
  else if (gameId !== undefined) bridge.send({ type: 'ready', gameId });
}
