import type { Release } from '@jobharbor/shared/remote/discovery';
import { validRange } from 'semver';
import type { Refusal } from '../contract/operation-error.ts';
import { type Candidate, nameOf, otherMembers } from './candidate.ts';
import { fitsRange } from './fits-range.ts';

/**
 * Compares the ranges of `@jobharbor/shared` and React with what the shell of the set provides. It checks the ranges of
 * the release, or of every remote if the release is a shell. A remote that needs another React bundles its own, if its
 * contract says so.
 */
export function checkCompatibility(candidate: Candidate): Refusal[] {
  const { release } = candidate;
  const shell = candidate.members.get('shell');
  if (!shell) return [];
  const remotes = release.name === 'shell' ? otherMembers(candidate) : [release];
  return remotes.flatMap((remote) => checkVersions(remote, shell, release));
}

const parts = [
  ['shared', '@jobharbor/shared'],
  ['react', 'React'],
] as const;

function checkVersions(remote: Release, shell: Release, candidate: Release): Refusal[] {
  const { provides } = shell.contract;
  const where = `${nameOf(remote)}, remote.contract.ts, needs`;
  if (!provides) {
    return [
      {
        check: 'compatibility',
        what: 'the shell’s contract does not say which shared and React it provides',
        where: `${nameOf(shell)}, remote.contract.ts`,
        remedy: 'Release a shell whose contract has `provides`.',
      },
    ];
  }
  return parts.flatMap(([part, title]) => {
    const range = remote.contract.needs[part];
    if (validRange(range) === null) {
      const remedy = `Write a semver range, as ^${provides[part]}.`;
      return [{ check: 'compatibility', what: `“${range}” is no range of ${title}`, where, remedy }];
    }
    if (fitsRange(provides[part], range)) return [];
    const own = part === 'react' ? remote.contract.brings?.react : undefined;
    if (own !== undefined && fitsRange(own, range)) return [];
    const brought = own === undefined ? '' : ` and it brings ${own}`;
    const what = `${remote.name} needs ${title} ${range}${brought}, and ${nameOf(shell)} provides ${provides[part]}`;
    const remedy =
      candidate === shell
        ? `Have team ${remote.team} release ${remote.name} for ${title} ${provides[part]} first, or keep providing ${range}.`
        : `Build ${remote.name} against ${title} ${provides[part]} and widen the range${part === 'react' ? ', let it bring its own copy (`brings`)' : ''}, or ask the platform team for a shell that provides ${range}.`;
    return [{ check: 'compatibility', what, where, remedy }];
  });
}
