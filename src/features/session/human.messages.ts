import { defineMessages } from 'react-intl';

/** What the human verification says. */
export const humanMessages = defineMessages({
  title: {
    id: 'session.human.title',
    defaultMessage: 'Just a moment',
    description: 'Title of the dialog that asks for a small puzzle before going on.',
  },
  text: {
    id: 'session.human.text',
    defaultMessage: 'Slide the piece into the gap. This keeps programs out.',
    description: 'What to do with the puzzle of a picture with a gap.',
  },
  picture: {
    id: 'session.human.picture',
    defaultMessage: 'A picture with a gap, and the piece that belongs there',
    description: 'Alternative text of the puzzle.',
  },
  slider: {
    id: 'session.human.slider',
    defaultMessage: 'Place of the piece',
    description: 'Names the slider that moves the piece of the puzzle.',
  },
  confirm: {
    id: 'session.human.confirm',
    defaultMessage: 'It fits',
    description: 'Button that sends the place of the piece.',
  },
  checking: {
    id: 'session.human.checking',
    defaultMessage: 'Checking',
    description: 'Button while the place of the piece is checked.',
  },
  another: {
    id: 'session.human.another',
    defaultMessage: 'Another puzzle',
    description: 'Button that fetches another puzzle.',
  },
  wrong: {
    id: 'session.human.wrong',
    defaultMessage: 'Not quite. Here is a new one.',
    description: 'After a wrong answer, above the next puzzle.',
  },
  alternative: {
    id: 'session.human.alternative',
    defaultMessage: 'Verify without a puzzle',
    description: 'Link to the way for people who cannot see or drag: the device solves a small sum.',
  },
  working: {
    id: 'session.human.working',
    defaultMessage: 'Your device is proving that no program is at work. You need not do anything.',
    description: 'While the device solves its small sum.',
  },
  workingLabel: {
    id: 'session.human.workingLabel',
    defaultMessage: 'Verification',
    description: 'Names the progress bar while the device solves its small sum.',
  },
  passed: {
    id: 'session.human.passed',
    defaultMessage: 'Verified',
    description: 'Shown for a moment once the verification has succeeded.',
  },
});
