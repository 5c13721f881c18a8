import type { Release } from '@jobharbor/shared/remote/discovery';
import { OperationError } from '../contract/operation-error.ts';
import type { Compatibility } from '../contract/schemas.ts';
import { fitsRange } from '../release-gate/fits-range.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** Ranges that each remote of a set needs, compared with its shell. */
export async function compatibilityOf(store: ReleaseStore, id: string): Promise<Compatibility> {
  if (!(await store.hasSet(id)))
    throw new OperationError('not-found', `There is no set ${id}: it was never made, or it was collected.`);
  const { members } = await store.readSet(id);
  const releases = await Promise.all(
    Object.entries(members).map(([name, version]) => store.readRelease(name, version)),
  );
  const shell = releases.find(({ name }) => name === 'shell');
  if (!shell) throw new OperationError('not-found', `Set ${id} has no shell to compare with.`);
  const provides = shell.contract.provides ?? { shared: '', react: '' };
  return {
    set: id,
    shell: { version: shell.version, ...provides },
    remotes: releases
      .filter((release) => release !== shell)
      .map((release) => rowOf(release, provides))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
  };
}

function rowOf(
  { name, version, team, released_at, commit, contract }: Release,
  provides: { shared: string; react: string },
): Compatibility['remotes'][number] {
  const { needs, brings } = contract;
  return {
    name,
    version,
    team,
    released_at,
    commit,
    needs,
    fits: { shared: fitsRange(provides.shared, needs.shared), react: fitsRange(provides.react, needs.react) },
    brings_own_react: brings !== undefined && !fitsRange(provides.react, needs.react),
  };
}
