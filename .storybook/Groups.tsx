import { groups } from './groups.ts';
import './docs.css';

/** Components by their purpose, each a link to its page. */
export function Groups() {
  return (
    <dl>
      {Object.entries(groups).map(([purpose, names]) => (
        <div key={purpose} style={{ marginBlockEnd: 12 }}>
          <dt>
            <strong>{purpose}</strong>
          </dt>
          <dd style={{ margin: 0 }}>
            {names.map((name, at) => (
              <span key={name}>
                {at > 0 && ', '}
                <a href={`?path=/docs/${purpose.toLowerCase()}-${name.toLowerCase()}--docs`} target="_top">
                  {name}
                </a>
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
