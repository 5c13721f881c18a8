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
