import { access, glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../settings.ts';
import { checkUsages, findUnknownCommands, findUnnamedSettings, relativeLinks } from './house-checks.ts';
import { readSources } from './read-sources.ts';

const read = (file: string) => readFile(join(projectFolder, file), 'utf8');

const files: string[] = [];
for await (const file of glob(['README.md', '*/README.md', 'docs/**/*.md'], { cwd: projectFolder }))
  files.push(file);

const { scripts } = JSON.parse(await read('package.json')) as {
  scripts: Record<string, string>;
};

/** pnpm's built-in commands. */
const ownCommands = new Set(['install', 'exec', 'add', 'run', 'sbom', 'audit']);

/** Set by programs for their own processes, by pnpm, or for building lists. */
const ownSettings = new Set([
  'EXPLAIN',
  'FOREIGN_DATA',
  'INIT_CWD',
  'JOBHARBOR_DEVELOPMENT',
  'STARTED_BY',
  'WATCH_REPORT_DEPENDENCIES',
  'WITHOUT_FOREIGN_DATA',
]);

const known = new Set([...Object.keys(scripts), ...ownCommands]);

describe.each(files)('%s', (file) => {
  it('names commands that exist', async () => {
    expect(findUnknownCommands(known, await read(file))).toEqual([]);
  });

  it('links to files that exist', async () => {
    const missing: string[] = [];
    for (const link of relativeLinks(await read(file))) {
      await access(join(projectFolder, dirname(file), link)).catch(() => missing.push(link));
    }
    expect(missing).toEqual([]);
  });
});

describe('docs/operations.md', () => {
  const operations = () => read('docs/operations.md');

  it('names each command with its options, as its own help does', async () => {
    const { found, missing } = checkUsages(
      await operations(),
      await readSources('platform/src/command/*.ts'),
    );
    expect(found.length).toBeGreaterThan(20);
    expect(missing).toEqual([]);
  });

  it('names each setting that the programs of a site read', async () => {
    const sources = await readSources('{platform,api,shared,demo}/src/**/*.ts');
    const programs = sources.filter(([file]) => !/\/(?:bench|verify)\//.test(file));
    const missing = findUnnamedSettings(await operations(), programs);
    expect(missing.filter((name) => !ownSettings.has(name))).toEqual([]);
  });
});
