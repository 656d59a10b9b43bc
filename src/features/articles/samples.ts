import type { Article } from '#contract';
import type { HelpResult } from './HelpResults';
import type { HelpTopicItem } from './HelpTopics';

/** Topics of a help centre, for stories. */
export const topics: readonly HelpTopicItem[] = [
  {
    id: 'deposits',
    title: 'Deposits',
    articles: [
      { id: 'late', title: 'My deposit is not there' },
      { id: 'ways', title: 'Which way of paying is fastest, and what does it cost?' },
    ],
  },
  {
    id: 'withdrawals',
    title: 'Withdrawals',
    articles: [
      { id: 'time', title: 'How long does a withdrawal take?' },
      { id: 'confirm', title: 'Why am I asked whether my money arrived?' },
      { id: 'rejected', title: 'Why was my withdrawal rejected?' },
      { id: 'password', title: 'What is the transaction password?' },
    ],
  },
  { id: 'games', title: 'Games', articles: [{ id: 'stopped', title: 'A game stopped half-way' }] },
  { id: 'other', title: 'Anything else', articles: [{ id: 'data', title: 'What do you know about me?' }] },
];

/** What a search for “late” finds, for stories. */
export const results: readonly HelpResult[] = [
  {
    id: 'late',
    title: [
      { text: 'My deposit is ', isFound: false },
      { text: 'late', isFound: true },
    ],
    lead: [{ text: 'Most deposits are there within 3 minutes.', isFound: false }],
    topic: 'Deposits',
  },
  {
    id: 'time',
    title: [{ text: 'How long does a withdrawal take?', isFound: false }],
    lead: [
      { text: 'If it is ', isFound: false },
      { text: 'late', isFound: true },
      { text: ', ask your bank first.', isFound: false },
    ],
    topic: 'Withdrawals',
  },
];

/** An article of the help centre, for stories. */
export const article: Article = {
  id: 'time',
  title: 'How long does a withdrawal take?',
  lead: 'Most arrive within an hour. A person looks at every withdrawal before it is sent.',
  language: 'en',
  topic: 'withdrawals',
  updatedAt: '2026-11-18T00:00:00.000Z',
  publishedAt: '2026-11-18T00:00:00.000Z',
  sections: [
    {
      title: 'The four steps',
      html: '<ol><li><strong>Requested.</strong> The money is set aside.</li><li><strong>Reviewed.</strong> We check the turnover.</li><li><strong>Sent.</strong> Your bank has it.</li></ol>',
    },
    {
      title: 'Time by bank',
      html: '<table><thead><tr><th>To</th><th>Usual time</th></tr></thead><tbody><tr><td>E-wallet</td><td>5 minutes</td></tr><tr><td>Bank account</td><td>25 to 60 minutes</td></tr></tbody></table>',
    },
    {
      title: 'If it is late',
      html: '<p>Ask your bank, then <a href="/help?article=confirm">tell us</a>.</p><blockquote><p>Nobody asks for your password.</p></blockquote>',
    },
  ],
};

/** An article that is shown in English on a Vietnamese page, for stories. */
export const english = { tag: 'en', dir: 'ltr', name: 'English', wanted: 'Vietnamese' } as const;

/** Addresses of the help centre, for stories. */
export const hrefOf = (place: { article?: string; topic?: string }): string => {
  const [entry] = Object.entries(place);
  return entry ? `/help?${entry[0]}=${entry[1]}` : '/help';
};
