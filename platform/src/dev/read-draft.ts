import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { regionalTags } from '@jobharbor/shared/contracts';
import { remoteContract } from '@jobharbor/shared/remote/contract';
import * as z from 'zod/mini';
import type { OverrideDraft } from '../overrides/override-draft.ts';
import { resolveIcons } from '../places/resolve-icons.ts';

const contractModule = z.object({ default: remoteContract });

/** Discovery data of a package in development; the contract is reloaded when it changes. */
export async function readDraft(folder: string): Promise<OverrideDraft> {
  const path = join(folder, 'remote.contract.ts');
  const { mtimeMs } = await stat(path);
  const module = contractModule.parse(await import(`${pathToFileURL(path).href}?${mtimeMs}`));
  const files = await readdir(join(folder, 'src/locales'));
  return {
    contract: await resolveIcons(module.default, folder),
    entry: 'remoteEntry.js',
    // No preloads: names from the previous build would be outdated.
    preload: { scripts: [], styles: [] },
    slots: {},
    texts: Object.fromEntries(
      files
        // Regional files are completed only in a release: a draft uses the language's.
        .filter((file) => file.endsWith('.json') && !regionalTags.includes(file.slice(0, -'.json'.length)))
        .map((file) => [file.slice(0, -'.json'.length), `locales/${file}`]),
    ),
  };
}
