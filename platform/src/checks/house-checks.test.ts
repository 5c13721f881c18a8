import { describe, expect, it } from 'vitest';
import {
  checkAddresses,
  checkStorage,
  checkTextCalls,
  checkUsages,
  findOwnerlessDrafts,
  findRootLookups,
  findUndeclaredTopics,
  findUnknownCommands,
  findUnnamedSettings,
  relativeLinks,
  type Source,
} from './house-checks.ts';

const a = (text: string): Source[] => [['mfe-new/src/a.tsx', text]];

describe('the check of addresses', () => {
  const routes = ['/jobs', '/job/:job'];
  it('refuses a link, a navigation and a path to a route that no remote declares', () => {
    for (const literal of ["<Link to='/joobs'>", "navigate('/joobs')", "const path = () => '/joobs';"])
      expect(checkAddresses(routes, a(literal)).unknown, literal).toEqual(['mfe-new/src/a.tsx: /joobs']);
  });
  it('takes parameters, queries and hashes of one that is declared', () => {
    const links = `<Link to={\`/job/\${id}?apply=1\`}> <Link to="/jobs#top"> <Link to={\`/jobs\${query}\`}>`;
    expect(checkAddresses(routes, a(links))).toEqual({ found: ['/job/x', '/jobs', '/jobs'], unknown: [] });
  });
});

describe('the check of what pages keep in a browser', () => {
  it('refuses a key that nobody owns, and names an owner whose key no page uses', () => {
    const { unnamed, unused } = checkStorage(a("localStore.setItem('jh-nobody-knows', '1')"));
    expect(unnamed).toEqual(['mfe-new/src/a.tsx']);
    expect(unused).toContain('jh-scroll');
  });
  it('takes a key that is named', () => {
    const { unnamed, unused } = checkStorage(a("const key = 'jh-scroll'; tabStore.getItem(key)"));
    expect([unnamed, unused.includes('jh-scroll')]).toEqual([[], false]);
  });
  it('refuses a draft without the id of its person', () => {
    expect(findOwnerlessDrafts(a("saveDraft('letter', text)"))).toEqual(['mfe-new/src/a.tsx']);
    expect(findOwnerlessDrafts(a(`saveDraft(\`letter:\${userId}\`, text)`))).toEqual([]);
  });
});

describe('the check of texts in journeys', () => {
  const formsOf = (_: string, key: string) => (key === 'save' ? ['Save {{title}}'] : []);
  it('refuses a text that does not exist, and one without its value', () => {
    const { count, problems } = checkTextCalls(
      formsOf,
      a("t('search', 'gone'); t('search', 'save'); t('search', 'save', { name })"),
    );
    expect([count, problems]).toEqual([
      3,
      [
        'mfe-new/src/a.tsx: search has no text gone',
        'mfe-new/src/a.tsx: search save needs title',
        'mfe-new/src/a.tsx: search save needs title',
      ],
    ]);
  });
  it('takes one with its value, and a pattern, which needs none', () => {
    const calls = a("t('search', 'save', { title }); tPattern('search', 'save')");
    expect(checkTextCalls(formsOf, calls)).toEqual({ count: 2, problems: [] });
  });
});

describe('the check of realtime topics', () => {
  const listens = "const told = lazyTopic('job-told', () => import('@jobharbor/shared/topics/job-told'));";
  it('refuses one that the contract does not declare', () => {
    expect(findUndeclaredTopics(['other'], a(listens + listens))).toEqual(['job-told']);
    expect(findUndeclaredTopics(['job-told'], a(listens))).toEqual([]);
  });
  it('asks for no declaration of a command', () => {
    expect(findUndeclaredTopics([], a(listens.replace('/topics/', '/socket-commands/')))).toEqual([]);
  });
});

describe('the check of style sheets', () => {
  it('refuses a rule that looks from the root while a page starts, and no other one', () => {
    const css = `:root:has(.open) {} html[dir="rtl"]:has(dialog) {} #jh-root:has(.x) .y {} body:has(p) {}
      :root[data-settled]:has(.open) {} .jh-card:has(> a) {} .jhs-body:has(p) {}`;
    expect(findRootLookups(a(css))).toEqual(
      [':root:has(', 'html[dir="rtl"]:has(', '#jh-root:has(', 'body:has('].map(
        (selector) => `mfe-new/src/a.tsx: ${selector}`,
      ),
    );
  });
});

describe('the check of documents', () => {
  it('refuses a command that there is not', () => {
    const text = '`pnpm start`, `npx --yes pnpm@12 test`, `pnpm relaese mfe-chat`';
    expect(findUnknownCommands(new Set(['start', 'test', 'release']), text)).toEqual(['relaese']);
  });
  it('follows relative links only', () => {
    const text = '[a](docs/a.md#part) [b](https://b.example) [c](#c) [d](../d.ts)';
    expect(relativeLinks(text)).toEqual(['docs/a.md', '../d.ts']);
  });
  it('refuses a command without its options, and a setting that it does not name', () => {
    const source = a("usage: 'pnpm platform sets [--json]', port: env.PORT, secret: env.NEW_SECRET");
    expect(checkUsages('pnpm platform sets\n', source).missing).toEqual(['pnpm platform sets [--json]']);
    expect(checkUsages('pnpm platform sets [--json]\n', source).missing).toEqual([]);
    expect(findUnnamedSettings('`PORT`', source)).toEqual(['NEW_SECRET']);
  });
});
