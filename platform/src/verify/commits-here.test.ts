import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { subjectsHere } from './commits-here.ts';

let folder: string;
const identity = ['-c', 'user.name=a', '-c', 'user.email=a@b.c'];
const git = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, stdio: 'ignore' });
const commit = (cwd: string, ...messages: string[]) => {
  for (const message of messages) {
    git(cwd, ...identity, 'commit', '-q', '--allow-empty', '--allow-empty-message', '-m', message);
  }
};
/** A clone of the site's repository, with `main` following `origin/main`. */
const clone = (...options: string[]) => {
  git(folder, 'clone', '-q', ...options, `file://${join(folder, 'site')}`, 'clone');
  return join(folder, 'clone');
};
const subjects = (cwd: string) => subjectsHere(cwd).map(({ subject }) => subject);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'commits-'));
  git(folder, 'init', '-qb', 'main', 'site');
  commit(join(folder, 'site'), 'First', 'Second', 'Third');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('lists the commits that the upstream branch lacks, oldest first', () => {
  const copy = clone();
  commit(copy, 'Mine', 'Mine too; both');
  expect(subjects(copy)).toEqual(['Mine', 'Mine too; both']);
});

it('lists a commit without a message', () => {
  const copy = clone();
  commit(copy, '');
  expect(subjects(copy)).toEqual(['']);
});

it('lists the commits of a branch without an upstream branch', () => {
  const site = join(folder, 'site');
  git(site, 'switch', '-qc', 'mine');
  commit(site, 'Mine');
  expect(subjects(site)).toEqual(['Mine']);
});

it('lists nothing of a repository that was never cloned', () => {
  expect(subjects(join(folder, 'site'))).toEqual([]);
});

it('lists only new commits of a shallow clone', () => {
  const copy = clone('--depth=1');
  expect(subjects(copy)).toEqual([]);
  commit(copy, 'Mine');
  expect(subjects(copy)).toEqual(['Mine']);
});

it('leaves out merges', () => {
  const copy = clone();
  git(copy, 'switch', '-qc', 'side');
  commit(copy, 'On the side');
  git(copy, 'switch', '-q', 'main');
  git(copy, ...identity, 'merge', '-q', '--no-ff', '-m', 'Merge; of two', 'side');
  expect(subjects(copy)).toEqual(['On the side']);
});

it('lists nothing where the history ends before the upstream branch was left', () => {
  const site = join(folder, 'site');
  git(site, 'switch', '-qc', 'mine');
  commit(site, 'Mine');
  const copy = clone('--depth=1', '--branch=mine');
  git(copy, 'branch', '-q', '--unset-upstream');
  git(copy, 'fetch', '-q', '--depth=1', 'origin', 'main:main');
  expect(subjects(copy)).toEqual([]);
});

it('lists nothing without Git', () => {
  rmSync(join(folder, 'site/.git'), { recursive: true });
  expect(subjects(join(folder, 'site'))).toEqual([]);
});
