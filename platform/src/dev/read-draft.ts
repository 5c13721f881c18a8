import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { regionalTags } from '@jobharbor/shared/contracts';
import { remoteContract } from '@jobharbor/shared/remote/contract';
import * as z from 'zod/mini';
import type { OverrideDraft } from '../overrides/override-draft.ts';
import { resolveIcons } from '../places/resolve-icons.ts';

const contractModule = z.object({ default: remoteContract });

/** What a page must know of the package as it is now; its contract is read again when it has changed. */
export async function readDraft(folder: string): Promise<OverrideDraft> {
  const path = join(folder, 'remote.contract.ts');
  const { mtimeMs } = await stat(path);
  const module = contractModule.parse(await import(`${pathToFileURL(path).href}?${mtimeMs}`));
  const files = await readdir(join(folder, 'src/locales'));
  return {
    contract: await resolveIcons(module.default, folder),
    entry: 'remoteEntry.js',
    // Scripts and styles of its page are found by the entry: one that is named here would be of the build before.
    preload: { scripts: [], styles: [] },
    slots: {},
    texts: Object.fromEntries(
      files
        // A file of a region is whole only in a release: a draft shows the words of its language.
        .filter((file) => file.endsWith('.json') && !regionalTags.includes(file.slice(0, -'.json'.length)))
        .map((file) => [file.slice(0, -'.json'.length), `locales/${file}`]),
    ),
  };
}
