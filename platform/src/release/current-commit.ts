import { execFileSync } from 'node:child_process';

/** The checked-out commit; null outside a Git checkout. */
export function currentCommit(projectFolder: string): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: projectFolder, stdio: 'pipe' })
      .toString()
      .trim();
  } catch {
    return null;
  }
}
