import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Step, StepResult } from './run-step.ts';

/** Input files of every step: lockfile and compiler settings. */
const common = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'tsconfig.base.json'];

/**
 * Cache of passed steps in `cacheFolder`. The key is a hash of the step's `inputs` below `folder` (working tree
 * content), the version of Node, and its command.
 */
export function createStepCache(folder: string, cacheFolder: string) {
  const hashes = new Map<string, string>();
  let files: readonly string[] | undefined;
  const hashOf = (path: string) => {
    const known = hashes.get(path);
    if (known !== undefined) return known;
    files ??= listFiles(folder);
    const below = files.filter((name) => path === '.' || name === path || name.startsWith(`${path}/`));
    const hash = hashFiles(folder, below);
    hashes.set(path, hash);
    return hash;
  };
  const keyOf = ({ command, args, env, inputs = ['.'] }: Step) => {
    const paths = inputs.includes('.') ? ['.'] : [...common, ...inputs];
    return sha256(JSON.stringify([process.version, command, args, env, paths.map(hashOf)]));
  };
  // Without Git nothing is known of the files, so that every step runs.
  const keyOrNull = (step: Step) => {
    try {
      return keyOf(step);
    } catch {
      return null;
    }
  };
  const fileOf = ({ name }: Step) => join(cacheFolder, `${sha256(name).slice(0, 16)}.txt`);
  mkdirSync(cacheFolder, { recursive: true });
  return {
    /** Whether the step passed with the current files. */
    hasPassed(step: Step): boolean {
      const key = keyOrNull(step);
      try {
        return readFileSync(fileOf(step), 'utf8') === key;
      } catch {
        return false;
      }
    },
    /** Records a passed step, with the files as of the first call. */
    note(step: Step, { failed }: StepResult): void {
      const key = keyOrNull(step);
      if (failed === 0 && key !== null) writeFileSync(fileOf(step), key);
    },
  };
}

/** All files that Git knows or would add, in one order. */
function listFiles(folder: string): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 * 2 ** 20,
  });
  return listed.split('\0').filter(Boolean).toSorted();
}

/** Of names and contents. */
function hashFiles(folder: string, names: readonly string[]): string {
  const hash = createHash('sha256');
  for (const name of names) hash.update(`${name}\0${sha256(contentOf(join(folder, name)))}\0`);
  return hash.digest('hex');
}

/** Empty for a deleted, uncommitted file. */
function contentOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    return Buffer.alloc(0);
  }
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
