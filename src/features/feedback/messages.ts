import { defineArea } from '#messages';
import { siteMessages } from '../site.messages';

/** What the page for feedback and complaints says. */
export const feedbackMessages = {
  ...defineArea('feedback', {
    title: 'Send feedback', // Heading of the page for feedback and complaints.
    intro: 'A person reads it. Complaints are answered within 48 hours, ideas are read every Monday.', // Under the heading.
    type: 'What is it about?', // Label of the choice between problem, complaint, idea and praise.
    problem: 'Problem', // Kind of feedback: something does not work.
    complaint: 'Complaint', // Kind of feedback: somebody is not satisfied.
    idea: 'Idea', // Kind of feedback: a wish.
    praise: 'Praise', // Kind of feedback: something is good.
    part: 'Which part?', // Label of the choice of a part of the site.
    bonus: 'Bonuses', // Part of the site.
    account: 'My account', // Part of the site.
    site: 'The site itself', // Part of the site: pages, speed, words.
    other: 'Something else', // Part of the site.
    content: 'What happened?', // Label of the text.
    contentHelp: 'Include times, amounts and numbers if you have them. Never a password.', // Under the label of the text.
    words: '{count, plural, one {# word} other {# words}}, between {least, number} and {most, number}', // Below the text. count: words that are written. least, most: the bounds.
    missing: '{count, plural, one {# more word needed} other {# more words needed}}', // Below the text while it is too short. count: words that are missing.
    over: '{count, plural, one {# word too many} other {# words too many}}', // Below the text when it is too long. count: words to take away.
    empty: 'Describe what happened', // Below an empty text that was to be sent.
    left: '{left, number} of {perDay, number} left today', // Beside the button: how often one can still write today. left, perDay: numbers.
    sentTitle: 'We’ve received it', // After it was sent.
    sentText: 'You’ll find it and our answer in your history.', // Under "It is with us".
    noneLeft: 'You’ve written {perDay, number} times today', // In place of the form. perDay: number.
    noneLeftText: 'You can write again from {time}. If it cannot wait, contact customer service.', // Under the line before. time: a day and a time.
    history: 'Your messages', // Heading of what was sent before.
    historyEmpty: 'Nothing yet', // When nothing was sent before.
    historyEmptyText: 'Your messages appear here, with our answers.', // Under "Nothing yet".
    open: 'Being read', // State of feedback: nobody has answered yet.
    noted: 'Noted', // State of feedback: it was read and kept.
    answered: 'Answered', // State of feedback.
    fixed: 'Fixed', // State of feedback: what was wrong is right now.
    answer: 'Our answer', // Spoken before the answer.
    more: 'Show older messages', // Button below the history.
    failedTitle: 'Your messages could not be loaded',
    failedText: 'They are safe. Try again in a moment.',
    asOf: 'This may be out of date.', // Above what could not be loaded anew.
    signInTitle: 'Log in to write to us', // In place of the form, for visitors.
    signInText: 'So our answer can reach you and you can find it again.', // Under the line before.
    guestTitle: 'You need a real account for this', // In place of the form, for trial accounts.
    guestText: 'With a trial account, contact customer service.', // Under the line before.
  }),
  deposit: siteMessages.deposit,
  withdrawal: siteMessages.withdrawal,
  game: siteMessages.games,
};
