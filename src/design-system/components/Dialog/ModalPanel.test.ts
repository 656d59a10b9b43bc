import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('is the panel of every overlay: it alone keeps the focus in', () => {
  const plain = /import \{[^}]*\bModal\b[^}]*\} from 'react-aria-components'/;
  const users = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.tsx') && plain.test(readFileSync(`src/${path}`, 'utf8')),
  );
  expect(users).toEqual(['design-system/components/Dialog/ModalPanel.tsx']);
});
