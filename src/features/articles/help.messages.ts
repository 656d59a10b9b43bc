import { defineArea } from '#messages';

/** What the help centre says. */
export const helpMessages = defineArea('help', {
  title: 'How can we help?', // Heading of the help centre.
  name: 'Help', // Name of the help centre in the tab and in the trail of pages.
  search: 'Search help', // Label of the search field.
  example: 'Try “withdrawal is late”', // Example inside the search field.
  now: 'Right now', // Before how well the platform works at the moment: deposits, withdrawals, vendors.
  usual: 'Usually {time}', // How long deposits or withdrawals take at the moment. time: 25 min.
  serviced: 'Under maintenance', // Behind the name of a vendor whose games cannot be played at the moment.
  backAt: 'Back at {time}', // Behind the name of such a vendor. time: a time, or a day and a time.
  results: '{count, plural, one {# article found} other {# articles found}}', // Above what a search found. count: number of articles.
  none: 'Nothing found for “{query}”', // When a search finds no article. query: what was typed.
  noneText: 'Try other words, or look in these topics.', // Under "Nothing found".
  all: 'All {count, number}', // Link below the first articles of a topic. count: how many the topic has.
  topics: 'All topics', // Link from one topic back to the list of topics.
  failedTitle: 'Help could not be loaded',
  failedText: 'Try again in a moment. Customer service can help you too.',
  emptyTitle: 'No help articles yet',
  emptyText: 'Customer service can answer your question.',
  someFallback: 'Not every article is available in {language} yet. Those are shown in another language.', // Above the topics. language: name of the visitor's language.
  fallback: 'This article is not available in {language} yet. It is shown in {shown}.', // Above an article. language: the visitor's language. shown: the language of the article.
  contactTitle: 'Still stuck?', // Heading above the ways to reach customer service.
  contactText: 'A person reads and answers what you write, day and night.', // Under "Still stuck?".
  feedback: 'Write to us', // Button that leads to the page for feedback and complaints.
  saferTitle: 'If play stops being fun', // Heading beside "Still stuck?".
  saferText: 'Set a limit, take a break, or talk to someone independent.', // Under "If play stops being fun".
});

/** What an article of the help centre says around its text. */
export const helpArticleMessages = defineArea('help.article', {
  updated: 'Updated {date}', // Above an article. date: a day.
  others: 'More in {topic}', // Name of the list of articles beside an article. topic: title of the topic.
  contents: 'On this page', // Heading of the list of the parts of an article.
  loading: 'Loading the article',
  unknownTitle: 'We can’t find this article',
  unknownText: 'It may have been renamed. Search for it, or start with the topics.',
  question: 'Did this help?', // Below an article, with the buttons Yes and No.
  yes: 'Yes', // Answer to "Did this help?".
  no: 'No', // Answer to "Did this help?".
  thanks: 'Thank you. That helps us write better.', // After the answer.
  why: 'What was wrong with it?', // After the answer No, above three reasons.
  unclear: 'Hard to understand', // Reason why an article did not help.
  incomplete: 'It didn’t answer my question', // Reason why an article did not help.
  wrong: 'It’s wrong', // Reason why an article did not help.
});
