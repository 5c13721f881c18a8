import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import { afterEach, expect, it } from 'vitest';
import { projectFolder } from '../settings.ts';

/** For each rule a small workspace that violates it: path → imports, with `type ` before a type-only import. */
const breaches: Record<string, Record<string, string[]>> = {
  'no-cycle': { 'api/src/a.ts': ['./b.ts'], 'api/src/b.ts': ['./a.ts'] },
  'no-type-cycle': { 'api/src/a.ts': ['type ./b.ts'], 'api/src/b.ts': ['type ./a.ts'] },
  'no-folder-cycle': {
    'api/src/jobs/a.ts': ['type ../chats/b.ts'],
    'api/src/jobs/c.ts': [],
    'api/src/chats/b.ts': [],
    'api/src/chats/d.ts': ['../jobs/c.ts'],
  },
  'remote-alone': { 'mfe-new/src/a.ts': ['../../mfe-other/src/b.ts'], 'mfe-other/src/b.ts': [] },
  'feature-alone': {
    'mfe-new/src/features/one-thing/a.ts': ['../other-thing/b.ts'],
    'mfe-new/src/features/other-thing/b.ts': [],
  },
  'common-below-features': {
    'mfe-new/src/common/a.ts': ['../features/one-thing/b.ts'],
    'mfe-new/src/features/one-thing/b.ts': [],
  },
  'shared-stands-on-nothing': { 'shared/src/ui/a.ts': ['../../../api/src/b.ts'], 'api/src/b.ts': [] },
  'domain-on-top': { 'shared/src/ui/a.ts': ['../domain/jobs/b.ts'], 'shared/src/domain/jobs/b.ts': [] },
  'contracts-need-zod-only': {
    'shared/src/contracts/a.ts': ['../session/b.ts'],
    'shared/src/session/b.ts': [],
  },
  'errors-need-nothing': { 'shared/src/errors/a.ts': ['../session/b.ts'], 'shared/src/session/b.ts': [] },
  'api-knows-contracts-and-errors': {
    'api/src/a.ts': ['../../shared/src/session/b.ts'],
    'shared/src/session/b.ts': [],
  },
  'api-layers': {
    'api/src/http/a.ts': ['../domain/jobs/b.ts'],
    'api/src/domain/jobs/b.ts': [],
  },
  'api-routes-are-registered-once': {
    'api/src/domain/jobs/a.ts': ['../chats/chat-routes.ts'],
    'api/src/domain/chats/chat-routes.ts': [],
  },
  'server-code-on-servers': {
    'mfe-new/src/a.ts': ['../../shared/src/http-server/b.ts'],
    'shared/src/http-server/b.ts': [],
  },
  'demo-is-a-client': {
    'demo/src/a.ts': ['../../api/src/database/b.ts'],
    'api/src/database/b.ts': [],
  },
  'platform-knows-no-screen': { 'platform/src/a.ts': ['../../shared/src/ui/b.ts'], 'shared/src/ui/b.ts': [] },
  'dashboard-knows-the-wire': {
    'platform-dashboard/src/a.ts': ['../../platform/src/store/b.ts'],
    'platform/src/store/b.ts': [],
  },
  'e2e-stands-outside': { 'e2e/src/a.ts': ['../../api/src/b.ts'], 'api/src/b.ts': [] },
  'build-stays-out-of-bundles': {
    'shell/src/a.ts': ['../../shared/src/build/b.ts'],
    'shared/src/build/b.ts': [],
  },
  'tests-help-tests-only': {
    'shell/src/a.ts': ['../../shared/src/testing/b.ts'],
    'shared/src/testing/b.ts': [],
  },
  'no-unresolved': { 'api/src/a.ts': ['./nowhere.ts'] },
};

interface Config {
  forbidden: (IForbiddenRuleType & { name: string })[];
  options: object;
}

async function readConfig(file: string): Promise<Config> {
  const module: unknown = await import(pathToFileURL(join(projectFolder, file)).href);
  return (module as { default: Config }).default;
}

const configs = [
  await readConfig('.dependency-cruiser.mjs'),
  await readConfig('.dependency-cruiser.folders.mjs'),
];

let folder: string | undefined;
afterEach(async () => {
  if (folder) await rm(folder, { recursive: true });
});

async function violationsIn(files: Record<string, string[]>): Promise<string[]> {
  folder = await mkdtemp(join(tmpdir(), 'import-rules-'));
  for (const [path, imports] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    const lines = imports.map((target, index) =>
      target.startsWith('type ')
        ? `import type { X as X${index} } from '${target.slice('type '.length)}';`
        : `import { x as x${index} } from '${target}';`,
    );
    await writeFile(join(folder, path), `${lines.join('\n')}\nexport const x = 1;\nexport type X = 1;\n`);
  }
  const tops = [...new Set(Object.keys(files).map((path) => path.split('/')[0] as string))];
  const names: string[] = [];
  for (const { options, forbidden } of configs) {
    const { output } = await cruise(
      tops,
      { ...options, ruleSet: { forbidden }, validate: true, baseDir: folder },
      { extensions: ['.ts'] },
    );
    names.push(...(output as ICruiseResult).summary.violations.map(({ rule }) => rule.name));
  }
  return names;
}

it('every rule has a workspace that breaks it', () => {
  const rules = configs.flatMap(({ forbidden }) => forbidden);
  expect(rules.map(({ name }) => name).sort()).toEqual(Object.keys(breaches).sort());
});

it.each(Object.entries(breaches))('catches a breach of %s', async (rule, files) => {
  expect(await violationsIn(files)).toContain(rule);
});

it('accepts a workspace that keeps the rules', async () => {
  const files = {
    'shell/src/a.ts': ['../../shared/src/ui/b.ts'],
    'shared/src/ui/b.ts': ['../contracts/c.ts'],
    'shared/src/contracts/c.ts': [],
    'api/src/e.ts': ['../../shared/src/http-server/f.ts'],
    'platform/src/g.ts': ['../../shared/src/settings/h.ts', '../../shared/src/http-server/f.ts'],
    'shared/src/http-server/f.ts': ['../errors/i.ts'],
    'shared/src/settings/h.ts': [],
    'shared/src/errors/i.ts': [],
    'mfe-new/src/app.ts': ['./features/one-thing/d.ts'],
    'mfe-new/src/features/one-thing/d.ts': [],
  };
  expect(await violationsIn(files)).toEqual([]);
});
