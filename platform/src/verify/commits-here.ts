import { execFileSync } from 'node:child_process';

/** Output of a Git command in `folder`, trimmed; null where it fails or there is no Git. */
const runGit = (folder: string, ...args: string[]): string | null => {
  try {
    return execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
};

/**
 * The commit where the branch left its upstream branch, `origin/HEAD` or `main`, the first of them that exists. Null if
 * none does, in a shallow clone whose history ends before that commit, and without Git.
 */
export function findUpstreamBase(folder: string): string | null {
  for (const name of ['@{upstream}', 'origin/HEAD', 'main']) {
    const base = runGit(folder, 'merge-base', 'HEAD', name);
    if (base) return base;
  }
  return null;
}

/** Subjects of the commits that are not on the upstream branch, oldest first, without merges. Empty without Git. */
export function subjectsHere(folder: string): { commit: string; subject: string }[] {
  const base = findUpstreamBase(folder);
  if (base === null) return [];
  const lines = runGit(folder, 'log', '--reverse', '--no-merges', '--format=%h %s', `${base}..HEAD`) ?? '';
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [commit = '', ...words] = line.split(' ');
      return { commit, subject: words.join(' ') };
    });
}
