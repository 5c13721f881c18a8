import { access, glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../settings.ts';

const files: string[] = [];
for await (const file of glob(['README.md', '*/README.md', 'docs/**/*.md'], { cwd: projectFolder }))
  files.push(file);

const { scripts } = JSON.parse(await readFile(join(projectFolder, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** pnpm's built-in commands. */
const ownCommands = new Set(['install', 'exec', 'add', 'run']);

/** Set by programs for their own processes, by pnpm, or for building lists. */
const ownSettings = new Set([
  'EXPLAIN',
  'INIT_CWD',
  'JOBHARBOR_DEVELOPMENT',
  'STARTED_BY',
  'WITHOUT_FOREIGN_DATA',
]);

describe.each(files)('%s', (file) => {
  it('names commands that exist', async () => {
    const text = await readFile(join(projectFolder, file), 'utf8');
    const named = [...text.matchAll(/(?:npx )?pnpm(?:@\d+)? ([a-z][\w:-]*)/g)].map(
      ([, command]) => command as string,
    );
    expect(named.filter((command) => !(command in scripts) && !ownCommands.has(command))).toEqual([]);
  });

  it('links to files that exist', async () => {
    const text = await readFile(join(projectFolder, file), 'utf8');
    const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(
      ([, link]) => link as string,
    );
    const missing: string[] = [];
    for (const link of links) {
      await access(join(projectFolder, dirname(file), link)).catch(() => missing.push(link));
    }
    expect(missing).toEqual([]);
  });
});

describe('docs/operations.md', () => {
  const source = (pattern: string[]) => glob(pattern, { cwd: projectFolder });
  const operations = () => readFile(join(projectFolder, 'docs/operations.md'), 'utf8');
  const read = (file: string) => readFile(join(projectFolder, file), 'utf8');

  it('names each command with its options, as its own help does', async () => {
    const usages: string[] = [];
    for await (const file of source(['platform/src/command/*.ts']))
      if (!file.includes('.test.'))
        for (const [, usage] of (await read(file)).matchAll(/usage:\s*'([^']+)'/g)) usages.push(usage ?? '');
    const text = await operations();
    expect(usages.length).toBeGreaterThan(20);
    expect(usages.filter((usage) => !text.includes(`${usage}\n`))).toEqual([]);
  });

  it('names each setting that the programs of a site read', async () => {
    const programs: string[] = [];
    for await (const file of source(['{platform,api,shared,demo}/src/**/*.ts']))
      if (!/\.test\.|\/(?:testing|bench|verify)\//.test(file)) programs.push(file);
    const sources = (await Promise.all(programs.map(read))).join('\n');
    const named = new Set(
      [...sources.matchAll(/\benv\.([A-Z][A-Z\d_]+)/g)].map(([, name]) => name as string),
    );
    const text = await operations();
    const missing = [...named].filter((name) => !text.includes(name) && !ownSettings.has(name));
    expect(missing).toEqual([]);
  });
});
