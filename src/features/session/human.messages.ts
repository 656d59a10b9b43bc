import { defineArea } from '#messages';

/** What the human verification says. */
export const humanMessages = defineArea('session.human', {
  title: 'Just a moment', // Title of the dialog that asks for a small puzzle before going on.
  text: 'Slide the piece into the gap. This keeps bots out.', // What to do with the puzzle of a picture with a gap.
  picture: 'A picture with a gap, and the piece that belongs there', // Alternative text of the puzzle.
  slider: 'Place of the piece', // Names the slider that moves the piece of the puzzle.
  confirm: 'It fits', // Button that sends the place of the piece.
  checking: 'Checking', // Button while the place of the piece is checked.
  another: 'Another puzzle', // Button that fetches another puzzle.
  wrong: 'Not quite. Here is a new one.', // After a wrong answer, above the next puzzle.
  alternative: 'Verify without a puzzle', // Link to the way for people who cannot see or drag: the device solves a small sum.
  working: 'We’re checking that you’re not a bot. You don’t need to do anything.', // While the device solves its small sum.
  workingLabel: 'Verification', // Names the progress bar while the device solves its small sum.
  passed: 'Verified', // Shown for a moment once the verification has succeeded.
});
