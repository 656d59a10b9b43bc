import { expect, it } from 'vitest';
import { toolDirectives } from '../../scripts/vite/toolPolicy.ts';
import { Default as NumberField } from '../../src/design-system/components/NumberField/NumberField.stories.tsx';
import { allowFaults } from '../faults.ts';
import { pressSteps } from '../pressSteps.ts';
import { show } from './show.ts';

it("draws under the site's policy", async () => {
  const response = await fetch(location.href);
  const policy = response.headers.get('content-security-policy') ?? '';
  const sent = Object.fromEntries(
    policy.split('; ').map((each) => each.split(/ (.*)/, 2) as [string, string]),
  );
  expect(sent).toEqual(toolDirectives('vitest'));
  allowFaults([/stopped trusted-types-sink Element innerHTML\|<b>/]);
  expect(() => (document.createElement('p').innerHTML = '<b></b>')).toThrow(/TrustedHTML/);
  expect((document.createElement('p').innerHTML = '')).toBe('');
});

it('finds the buttons and the input of a number field among what is stepped in every story', async () => {
  await show(NumberField);
  expect(await pressSteps(document)).toBe(3);
});
