import type { Release } from '@jobharbor/shared/remote/discovery';
import { nameOf } from '../release-gate/candidate.ts';
import { checkCompatibility } from '../release-gate/check-compatibility.ts';

/** A problem that a shell causes for a remote. */
export interface Problem {
  kind: 'range' | 'slot' | 'server-render' | 'load' | 'mount' | 'unmount' | 'hydration' | 'error';
  text: string;
}

/**
 * Whether a remote breaks for certain. A remote whose range does not fit may still run, on a React of its own. Its
 * findings must then be distinguished from those of a slow machine.
 */
export const isCertainFailure = (fit: readonly Problem[]): boolean =>
  fit.some(({ kind }) => kind !== 'range');

/** Static check of a remote in a set: version ranges, slots that nobody offers. */
export function checkFit(remote: Release, members: ReadonlyMap<string, Release>): Problem[] {
  const offered = new Set([...members.values()].flatMap(({ contract }) => contract.offers));
  const ranges = checkCompatibility({ release: remote, folder: '', members });
  const shell = members.get('shell');
  return [
    ...ranges.map(({ what, remedy }): Problem => ({ kind: 'range', text: `${what}. ${remedy}` })),
    ...remote.contract.fills
      .filter((slot) => !offered.has(slot))
      .map(
        (slot): Problem => ({
          kind: 'slot',
          text: `It fills the slot “${slot}”, which ${shell ? nameOf(shell) : 'the shell'} no longer offers, nor does any remote. Offer it again, or release the remote without it first.`,
        }),
      ),
  ];
}
