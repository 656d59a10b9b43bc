import { expect, test } from 'vitest';
import { pageDirectives, pageHeaders, writePolicy } from '../../sandbox/node/policy.ts';
import workshop from '../../.storybook/main.ts';
import site from '../../vite.config.ts';
import { exceptions, toolDirectives, toolHeaders, widened, type Tool } from './toolPolicy.ts';

const games = ['http://localhost:4001'];
const asked = pageDirectives({ nonce: '', gameOrigins: games, platformOrigin: '' });

/** Sources by directive, as a browser reads them. */
const read = (policy = '') =>
  Object.fromEntries(policy.split('; ').map((each) => each.split(/ (.*)/, 2) as [string, string]));

/** The headers that `npm run storybook` sets on a path. */
function headersOfWorkshop(path: string): Record<string, string> {
  const set: Record<string, string> = {};
  const response = { setHeader: (name: string, value: string) => (set[name] = value) };
  const app = {
    use: (place: string, handle: (request: unknown, response: unknown, next: () => void) => void) =>
      path.startsWith(place) && handle({}, response, () => undefined),
  };
  workshop.experimental_devServer(app as never);
  return set;
}

/** The policy that each tool sends, from where it is set up. Vitest's own is read in its page (.storybook/matrix). */
const sent: Record<Exclude<Tool, 'vitest'>, Record<string, string>> = {
  dev: site({ command: 'serve', mode: 'development' }).server?.headers as Record<string, string>,
  storybook: headersOfWorkshop('/iframe.html'),
};

test.each(['script-src', 'style-src', 'connect-src'])(
  'tools may write what they need: %s is wider',
  (name) => {
    expect(Object.keys(widened)).toContain(name);
    expect(Object.keys(widened)).toHaveLength(3);
  },
);

test.each(['dev', 'storybook', 'vitest'] as const)('%s has all other directives from the site', (tool) => {
  const differs = Object.entries(toolDirectives(tool, games))
    .filter(([name, sources]) => asked[name] !== sources)
    .map(([name]) => name);
  const named = new Set([...Object.keys(widened), ...Object.keys(exceptions[tool])]);
  expect(new Set(differs)).toEqual(named);
  expect(Object.keys(exceptions[tool]).filter((name) => !/^frame-/.test(name))).toEqual([]);
});

test('`default` and the worker’s are the only policies beside the sanitiser, and the same everywhere', () => {
  for (const tool of ['dev', 'storybook', 'vitest'] as const)
    expect(toolDirectives(tool)).toMatchObject({
      'require-trusted-types-for': "'script'",
      'trusted-types': 'dompurify default service-worker',
    });
});

test.each(['dev', 'storybook'] as const)("%s sends it, with the site's other headers", (tool) => {
  const { 'content-security-policy': policy, ...others } = sent[tool];
  expect(read(policy)).toEqual(toolDirectives(tool, tool === 'dev' ? games : []));
  const whole = pageHeaders({ nonce: '', gameOrigins: [], platformOrigin: '' });
  expect(whole).toMatchObject(others);
  expect(Object.keys(others).sort()).toEqual(['cross-origin-opener-policy', 'permissions-policy']);
});

test("the workshop's manager is exempt", () => {
  expect(headersOfWorkshop('/index.html')).toEqual({});
});

test('the static workshop carries the same in its page, but for what only headers can say', () => {
  const tag = workshop.previewHead('<title />', { configType: 'PRODUCTION' } as never);
  const inPage = read(/content="([^"]*)"/.exec(tag)?.[1]);
  const { 'frame-ancestors': _, 'report-uri': __, ...rest } = toolDirectives('storybook');
  expect(inPage).toEqual(rest);
  expect(tag.indexOf('<meta')).toBeLessThan(tag.indexOf('<title'));
  expect(workshop.previewHead('<title />', { configType: 'DEVELOPMENT' } as never)).toBe('<title />');
});

test('a policy is read back as it was written', () => {
  expect(read(writePolicy(asked))).toEqual(asked);
  expect(toolHeaders('dev')['content-security-policy']).toContain('; connect-src ');
});
