import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type RemoteContract, remoteContract } from '@jobharbor/shared/remote/contract';

/** The contracts of shell and remotes of a workspace. */
export async function readContracts(workspace: string): Promise<RemoteContract[]> {
  const contracts: RemoteContract[] = [];
  for await (const file of glob('{shell,mfe-*}/remote.contract.ts', { cwd: workspace })) {
    const module: unknown = await import(pathToFileURL(join(workspace, file)).href);
    contracts.push(remoteContract.parse((module as { default: unknown }).default));
  }
  return contracts;
}
