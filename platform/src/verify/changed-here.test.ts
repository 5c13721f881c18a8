import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isChangedHere } from './changed-here.ts';

let folder: string;
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
const commit = () => git('-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '-qam', 'x');
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'changed-'));
  git('init', '-qb', 'main');
  for (const name of ['api', 'shared']) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'a.ts'), 'a');
  }
  git('add', '.');
  commit();
});
afterEach(() => rmSync(folder, { recursive: true }));

const changed = () => ['api', 'shared'].filter((name) => isChangedHere(folder, [name]));

it('names no package of a tree as it was committed', () => {
  expect(changed()).toEqual([]);
});

it('names a package with a changed or a new file', () => {
  appendFileSync(join(folder, 'api/a.ts'), 'b');
  expect(changed()).toEqual(['api']);
  writeFileSync(join(folder, 'shared/b.ts'), 'b');
  expect(changed()).toEqual(['api', 'shared']);
});

it('names a package that a branch has changed, also after the commit', () => {
  git('switch', '-qc', 'mine');
  appendFileSync(join(folder, 'api/a.ts'), 'b');
  commit();
  expect(changed()).toEqual(['api']);
});

it('names every package where there is no Git', () => {
  rmSync(join(folder, '.git'), { recursive: true });
  expect(changed()).toEqual(['api', 'shared']);
});
