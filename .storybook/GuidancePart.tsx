import { useToolbar } from './toolbar.ts';
import type { PreparedStory } from 'storybook/internal/types';
import { ExampleScope } from './ExampleScope.tsx';
import { guidance } from './guidance/allGuidance.ts';
import type { Example } from './guidance/guidance.ts';

/** Words between backticks are code. */
const Words = ({ children }: { children: string }) =>
  children.split('`').map((part, at) => (at % 2 === 0 ? part : <code key={at}>{part}</code>));

/** When to take a component and when not, with examples of both; its parts and its keys. */
export function GuidancePart({ name, story }: { name: string; story: PreparedStory }) {
  const globals = useToolbar(story);
  const said = guidance[name];
  if (!said) return null;
  const { when, whenNot, pairs, anatomy, keyboard } = said;
  const side = ({ drawn, words }: Example, isGood: boolean) => (
    <figure className="guidance-example" data-good={isGood}>
      <ExampleScope globals={globals}>{drawn}</ExampleScope>
      <figcaption>
        <strong>{isGood ? 'Do' : 'Don’t'}</strong> {words}
      </figcaption>
    </figure>
  );
  return (
    <>
      <h3>When</h3>
      <ul>
        {when.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <h3>When not</h3>
      <ul>
        {whenNot.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      {pairs.map(({ good, bad }) => (
        <div key={good.words} className="guidance-pair">
          {side(good, true)}
          {side(bad, false)}
        </div>
      ))}
      <h3>Anatomy</h3>
      <ol>
        {anatomy.map(([part, words]) => (
          <li key={part}>
            <strong>{part}</strong>: <Words>{words}</Words>
          </li>
        ))}
      </ol>
      <h3>Keyboard</h3>
      {keyboard.length === 0 && <p>It takes no focus.</p>}
      <ul>
        {keyboard.map(([keys, words]) => (
          <li key={keys}>
            <kbd>{keys}</kbd> {words}
          </li>
        ))}
      </ul>
    </>
  );
}
