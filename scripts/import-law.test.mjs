import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from './root.mjs';

const config = createRequire(import.meta.url)('../.dependency-cruiser.cjs');

/** A small tree that keeps the law: every file imports something it may import. */
const lawful = {
  'tokens/terrazzo.config.ts': `import './colors';`,
  'tokens/colors.ts': `export const colors = [];`,
  'locales/registry.ts': `export const locales = [];`,
  'contract/index.ts': `export * from './wallet';`,
  'contract/wallet.ts': `import { object } from 'valibot'; export type Wallet = string; export const wallet = object({});`,
  'contract/wallet.test.ts': `import { readFileSync } from 'node:fs'; import { wallet } from './wallet'; readFileSync(wallet);`,
  'src/design-system/components/Button/index.ts': `export { Button } from './Button';`,
  'src/design-system/components/Button/Button.tsx': `import { Button as Aria } from 'react-aria-components'; import { root } from './Button.styles'; import { locales } from '#locales'; export const Button = [Aria, root, locales];`,
  'src/design-system/components/Button/Button.styles.ts': `import type { Properties } from 'csstype'; export const root: Properties = {};`,
  'src/design-system/components/Dialog/index.ts': `export { Dialog } from './Dialog';`,
  'src/design-system/components/Dialog/Dialog.tsx': `import { Button } from '#ds/Button'; export const Dialog = Button;`,
  'src/features/wallet/WithdrawScreen.tsx': `import { Button } from '#ds/Button'; import { useIntl } from 'react-intl'; import type { Wallet } from '#contract'; export const WithdrawScreen = (w: Wallet) => [Button, useIntl, w];`,
  'src/app/router.ts': `export { useNavigate } from 'react-router-dom';`,
  'src/app/api/client.ts': `import { wallet } from '#contract'; export const client = wallet;`,
  'src/app/data/resource.ts': `import { observable } from 'mobx'; export const resource = observable;`,
  'src/app/stores/walletStore.ts': `import { resource } from '../data/resource'; import { client } from '../api/client'; export const walletStore = [resource, client];`,
  'src/app/routes/withdraw.route.tsx': `import { observer } from 'mobx-react-lite'; import { useNavigate } from '../router'; import { walletStore } from '../stores/walletStore'; import { WithdrawScreen } from '../../features/wallet/WithdrawScreen'; export const route = [observer, useNavigate, walletStore, WithdrawScreen];`,
  'src/app/flows/deposit.stories.tsx': `import { merchants } from '../../../demo/seed/merchants'; import { expect } from 'storybook/test'; expect(merchants);`,
  'sandbox/db/tables.ts': `import { sql } from 'drizzle-orm'; export const tables = sql;`,
  'sandbox/services/withdraw.ts': `import { tables } from '../db/tables'; import { wallet } from '#contract'; export const withdraw = [tables, wallet];`,
  'sandbox/app.ts': `import { Hono } from 'hono'; import { withdraw } from './services/withdraw'; export const app = [Hono, withdraw];`,
  'sandbox/node.ts': `import { createServer } from 'node:http'; import { app } from './app'; createServer(app);`,
  'sandbox/ports/schema.ts': `export { tables } from '../db/tables';`,
  'demo/seed/merchants.ts': `import { tables } from '#platform/schema'; export const merchants = tables;`,
  'e2e/withdraw.test.ts': `import { chromium } from 'playwright'; import { wallet } from '#contract'; chromium(wallet);`,
};

/** Each breach: the rule that has to catch it, the file that commits it, what that file holds. */
const breaches = `
  contract-stands-alone                  contract/a.ts                             import 'react';
  contract-stands-alone                  contract/b.ts                             import { readFileSync } from 'node:fs'; readFileSync('');
  tokens-and-locales-stand-alone         locales/a.ts                              import '../contract/wallet';
  design-system-knows-no-app             src/design-system/theme/a.ts              import type { Wallet } from '#contract'; export type A = Wallet;
  design-system-knows-no-app             src/design-system/theme/b.ts              import 'mobx';
  design-system-knows-no-app             src/design-system/theme/c.ts              import '../../features/wallet/WithdrawScreen';
  features-take-props-only               src/features/wallet/a.ts                  import 'mobx';
  features-take-props-only               src/features/wallet/b.ts                  import { useNavigate } from 'react-router-dom'; useNavigate();
  features-take-props-only               src/features/wallet/c.ts                  import '../../app/stores/walletStore';
  features-know-contract-types-only      src/features/wallet/d.ts                  import { wallet } from '#contract'; wallet.parse();
  rules-that-screens-load-bring-nothing  contract/fieldCheck.ts                    import { wallet } from './wallet'; export const check = () => wallet;
  features-know-no-other-feature         src/features/games/a.ts                   import '../wallet/WithdrawScreen';
  only-the-app-knows-the-app             src/design-system/theme/d.ts              import '../../app/router';
  stores-know-no-view                    src/app/stores/a.ts                       import { useState } from 'react'; useState();
  stores-know-no-view                    src/app/data/b.ts                         import '../routes/withdraw.route';
  network-knows-no-view                  src/app/api/a.ts                          import { useState } from 'react'; useState();
  views-know-no-network                  src/app/routes/a.route.tsx                import { client } from '../api/client'; client();
  site-knows-no-platform                 src/app/routes/b.route.tsx                import '../../../sandbox/services/withdraw';
  observers-in-the-app-only              src/features/wallet/e.ts                  import { observer } from 'mobx-react-lite'; observer();
  one-router-module                      src/app/routes/c.route.tsx                import { useNavigate } from 'react-router-dom'; useNavigate();
  react-aria-in-the-design-system-only   src/app/routes/d.route.tsx                import { Button } from 'react-aria-components'; Button();
  services-know-ports-only               sandbox/services/a.ts                     import { Hono } from 'hono'; new Hono();
  services-know-ports-only               sandbox/ledger/b.ts                       import '../node';
  platform-is-runtime-neutral            sandbox/services/c.ts                     import { randomUUID } from 'node:crypto'; randomUUID();
  platform-knows-no-site                 sandbox/services/d.ts                     import '../../src/app/router';
  platform-knows-no-demo                 sandbox/services/f.ts                     import '../../demo/seed/merchants';
  platform-knows-no-demo                 sandbox/node/g.ts                         import '../../demo/seed/merchants';
  guests-use-ports-only                  demo/seed/a.ts                            import '../../sandbox/db/tables';
  guests-use-ports-only                  demo/seed/b.test.ts                       import '#sandbox/db/tables.ts';
  ports-are-for-guests                   sandbox/services/g.ts                     import '../ports/schema';
  journeys-are-black-box                 e2e/a.test.ts                             import '../src/app/router';
  components-through-their-index         src/design-system/components/Dialog/a.tsx import '../Button/Button';
  data-grid-through-table                src/design-system/components/DataGrid/a.tsx import '../Button/Button';
  components-through-their-index-outside src/features/wallet/f.tsx                 import '../../design-system/components/Button/Button.styles';
  no-barrels                             src/features/wallet/index.ts              export * from './WithdrawScreen';
  no-cycles                              src/app/data/resource.ts                  import '../stores/walletStore'; export const resource = [];
  no-orphans                             src/app/stores/d.ts                       export const left = 'over';
  tests-stay-tests                       sandbox/services/e.ts                     import '../../contract/wallet.test';
  no-unresolvable                        src/app/stores/e.ts                       import './nowhere';
  shipped-code-needs-shipped-packages    src/app/stores/f.ts                       import 'fast-check';
`
  .trim()
  .split('\n')
  .map((line) => /^(\S+) +(\S+) +(.+)$/.exec(line.trim()).slice(1));

/** Writes the files into a folder that looks like the repository, and reports what the law says about them. */
async function judge(files) {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'import-law-')));
  homes.push(home);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(home, dirname(path)), { recursive: true });
    writeFileSync(join(home, path), text);
  }
  symlinkSync(join(root, 'node_modules'), join(home, 'node_modules'), 'dir');
  for (const name of ['package.json', 'tsconfig.json'])
    writeFileSync(join(home, name), readFileSync(join(root, name)));
  const { output } = await cruise(['contract', 'demo', 'e2e', 'locales', 'sandbox', 'src', 'tokens'], {
    ...config.options,
    baseDir: home,
    validate: true,
    ruleSet: { forbidden: config.forbidden },
  });
  return output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
}
const homes = [];
afterAll(() => homes.forEach((home) => rmSync(home, { recursive: true, force: true })));

test('a tree that keeps the law passes', async () => {
  expect(await judge(lawful)).toEqual([]);
});

describe('a breach fails', () => {
  let violations = [];
  beforeAll(async () => {
    violations = await judge({
      ...lawful,
      ...Object.fromEntries(breaches.map(([, path, text]) => [path, text])),
    });
  });

  test.each(breaches)('%s: %s', (rule, path) => {
    // A cycle is reported once, from either end.
    const caught = violations
      .filter(({ from, to }) => from === path || to === path)
      .map((violation) => violation.rule);
    expect(caught).toContain(rule);
  });

  test('every rule has a breach that proves it', () => {
    expect(new Set(breaches.map(([rule]) => rule))).toEqual(
      new Set(config.forbidden.map(({ name }) => name)),
    );
  });
});
