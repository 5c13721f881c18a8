import { execFileSync } from 'node:child_process';

/** The commit that the project's folder stands at; null outside a checkout. */
export function currentCommit(projectFolder: string): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: projectFolder, stdio: 'pipe' })
      .toString()
      .trim();
  } catch {
    return null;
  }
}
