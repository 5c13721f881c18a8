import { execFileSync } from 'node:child_process';
import { findUpstreamBase } from './commits-here.ts';

/**
 * Whether files below `paths` differ from the base: the point where the branch left its upstream or `main`. On `main`
 * without an upstream it is the last commit. True where there is no Git that could say.
 */
export function isChangedHere(folder: string, paths: readonly string[]): boolean {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  const base = findUpstreamBase(folder) ?? 'HEAD';
  try {
    const changed = git('diff', '--name-only', base, '--', ...paths);
    return changed + git('ls-files', '-o', '--exclude-standard', '--', ...paths) !== '';
  } catch {
    return true;
  }
}
