import { defineArea } from '#messages';

/** What the news say around their texts. */
export const newsMessages = defineArea('news', {
  title: 'News', // Heading of the news, and link back to them from one piece.
  intro: 'What’s new on the site, and what’s planned.', // Under the heading of the news.
  more: 'Show older news', // Button below the list.
  emptyTitle: 'No news yet',
  emptyText: 'What’s new on the site appears here.', // Under "No news yet".
  failedTitle: 'The news could not be loaded',
  failedText: 'Try again in a moment.',
  asOf: 'This may be out of date.', // Above news that could not be loaded anew.
  loading: 'Loading the text', // Spoken while a piece of news is fetched.
  unknownTitle: 'We can’t find this news',
  unknownText: 'It may have been removed. Other news is still available.', // Under "There is no such piece of news".
  all: 'All news', // Link to the list of news.
});
