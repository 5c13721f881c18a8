import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteContract } from '@jobharbor/shared/remote/contract';
import { type IconNode, pathOfIcon } from '@jobharbor/shared/remote/path-of-icon';

/**
 * Replaces named Lucide icons of a contract's places by their paths, so that the shell can render icons that its build
 * lacks. Icons come from the `lucide-react` that the package at `folder` depends on.
 */
export async function resolveIcons(contract: RemoteContract, folder: string): Promise<RemoteContract> {
  const places = await Promise.all(
    contract.places.map(async (place) =>
      typeof place.icon === 'string'
        ? { ...place, icon: { path: await readIcon(place.icon, folder) } }
        : place,
    ),
  );
  return { ...contract, places };
}

async function readIcon(name: string, folder: string): Promise<string> {
  try {
    const file = createRequire(join(folder, 'package.json')).resolve(`lucide-react/icons/${name}`);
    const module = (await import(pathToFileURL(file).href)) as { __iconData: { node: IconNode } };
    return pathOfIcon(module.__iconData.node);
  } catch (cause) {
    throw new Error(
      `${folder}, remote.contract.ts: the Lucide icon “${name}” was not found. Correct the name, install lucide-react, or give the icon as { path }.`,
      { cause },
    );
  }
}
