import { join } from 'node:path';
import { OperationError } from '../contract/operation-error.ts';
import { formatRehearsal } from '../rehearsal/format-rehearsal.ts';
import { rehearseShell } from '../rehearsal/rehearse-shell.ts';
import { buildPackage } from '../release/build-package.ts';
import { currentCommit } from '../release/current-commit.ts';
import { makeRelease } from '../release/make-release.ts';
import { apiUrl, projectFolder } from '../settings.ts';
import { openStore } from '../store/open-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { Command } from './run-command.ts';

/** `pnpm platform rehearse`: exit code 1 if a remote breaks. */
export const rehearseCommand: Command = {
  usage: 'rehearse [--shell VERSION] [--remote NAME,NAME]',
  about:
    'Runs the shell of these sources, or one of the store, with every live remote in a browser, or with those of --remote, and says per team what breaks.',
  options: ['shell', 'remote'],
  async run({ options, say }) {
    if (options.against !== undefined)
      throw new OperationError(
        'invalid',
        'A rehearsal runs with the releases of this machine’s store. Set RELEASE_STORE to the site’s bucket instead of --against.',
      );
    const store = await openStore();
    const shell = options.shell ?? (await buildShell(store, say));
    if (!(await store.hasRelease('shell', shell)))
      throw new OperationError(
        'not-found',
        `There is no release shell ${shell} in the store. Build it from its sources by leaving --shell out.`,
      );
    const only = options.remote?.split(',');
    const value = await rehearseShell({ store, shell, apiUrl, say, ...(only && { only }) });
    if (value.breaks) process.exitCode = 1;
    return { value, text: formatRehearsal(value) };
  },
};

async function buildShell(store: ReleaseStore, say: (text: string) => void): Promise<string> {
  say('Building shell.');
  const folder = join(projectFolder, 'shell');
  await buildPackage(folder);
  return (await makeRelease(folder, store, currentCommit(projectFolder))).version;
}
