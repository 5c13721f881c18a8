import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { declaredBrowsers } from '@jobharbor/shared/contracts/browser/declared-browsers';
import type { Refusal } from '../contract/operation-error.ts';
import { type Candidate, nameOf } from './candidate.ts';
import { findNewBuiltIns, type NewBuiltIns, readNewBuiltIns } from './find-new-built-ins.ts';

let known: Promise<NewBuiltIns> | undefined;

/** MDN's data are 20 MB: they are read with the first release that is checked. */
async function loadNewBuiltIns(): Promise<NewBuiltIns> {
  const { default: data } = await import('@mdn/browser-compat-data', { with: { type: 'json' } });
  return readNewBuiltIns(data);
}

/** Refuses calls of built-ins that a declared browser lacks: its scripts would end there. */
export async function checkBuiltIns({ release, folder }: Candidate): Promise<Refusal[]> {
  known ??= loadNewBuiltIns();
  const refusals: Refusal[] = [];
  for (const { path } of release.files.filter((file) => file.path.endsWith('.js'))) {
    // A file that is missing is refused by the check of integrity.
    const script = await readFile(join(folder, 'client', path), 'utf8').catch(() => '');
    const found = findNewBuiltIns(script, await known);
    if (found.length === 0) continue;
    refusals.push({
      check: 'built-ins',
      what: `it calls ${found.join(', ')}, which not every declared browser has`,
      where: `${nameOf(release)}, ${path}`,
      remedy: `Ask for it and have a fallback: ${browsers} must run the script.`,
    });
  }
  return refusals;
}

const browsers = Object.entries(declaredBrowsers)
  .map(([name, version]) => `${name} ${version}`)
  .join(', ');
