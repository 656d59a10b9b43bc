import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { checkFaults } from '#.storybook/faults.ts';

/** A part of a page with a fault planted in it. */
function Planted({ onPress }: { onPress: () => void }) {
  return (
    <button type="button" onClick={onPress}>
      Bring it about
    </button>
  );
}

const meta = preview.meta({ component: Planted, tags: ['!dev', '!autodocs', '!manifest'] });

/** What ends the test of every story, when it has a fault. */
async function expectFailure(words: RegExp): Promise<void> {
  await expect(checkFaults()).rejects.toThrow(words);
}

export const Policy = meta.story({
  args: {
    onPress: () => {
      try {
        document.createElement('div').innerHTML = '<b>planted</b>';
      } catch {
        // The code goes on, and the policy has told of it.
      }
    },
  },
});
Policy.test('fails by what the policy stops', async ({ canvas }) => {
  canvas.getByRole('button').click();
  await expectFailure(/visitor's browser:\npolicy: require-trusted-types-for stopped trusted-types-sink/);
});

export const Console = meta.story({ args: { onPress: () => console.error('planted %s', 'words') } });
Console.test('fails by an error that it tells the console', async ({ canvas }) => {
  canvas.getByRole('button').click();
  await expectFailure(/visitor's browser:\nconsole\.error: planted words$/);
});

export const PageError = meta.story({ args: { onPress: () => reportError(new Error('planted error')) } });
PageError.test('fails by an error that nobody catches', async ({ canvas }) => {
  canvas.getByRole('button').click();
  await expectFailure(/\npage error: Error: planted error/);
});

export const Rejection = meta.story({
  args: { onPress: () => void Promise.reject(new Error('planted rejection')) },
});
Rejection.test('fails by a promise that nobody catches', async ({ canvas }) => {
  canvas.getByRole('button').click();
  await expectFailure(/\nunhandled rejection: Error: planted rejection/);
});
