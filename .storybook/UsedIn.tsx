import { usedIn } from 'virtual:used-in';

/** Links to the screens that a component is part of. */
export function UsedIn({ name }: { /** Of the component. */ name: string }) {
  const screens = usedIn[name] ?? [];
  if (screens.length === 0) return null;
  return (
    <>
      <h3>Used in</h3>
      <details open={screens.length <= 12}>
        <summary>{screens.length === 1 ? 'One screen' : `${screens.length} screens`}</summary>
        <ul className="used-in">
          {screens.map(({ name: screen, page }) => (
            <li key={page}>
              <a href={`?path=/docs/${page}`} target="_top">
                {screen}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
