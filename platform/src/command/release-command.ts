import { join } from 'node:path';
import { checkRelease, publishReleases, startCanary } from '../contract/calls.ts';
import { formatRefusal, OperationError } from '../contract/operation-error.ts';
import { buildPackage } from '../release/build-package.ts';
import { currentCommit } from '../release/current-commit.ts';
import { makeRelease } from '../release/make-release.ts';
import { projectFolder, releasablePackages } from '../settings.ts';
import { openStore } from '../store/open-store.ts';
import { readList, readShare } from './read-arguments.ts';
import type { Command, Invocation } from './run-command.ts';

/** `pnpm release NAME`: builds, asks the gate, publishes. */
export const releaseCommand: Command = {
  usage: 'NAME [--canary 10% [--countries ph,sg]] [--force --reason "…"] [--json] [--against URL]',
  about: 'Builds a package of the workspace and makes it live, or gives it to a share of visitors first.',
  options: ['canary', 'countries', 'force', 'reason'],
  async run(invocation) {
    const { client, options, say } = invocation;
    if (options.force && !options.reason?.trim())
      throw new OperationError('invalid', 'A forced publish needs a reason: --reason "…". The log keeps it.');
    const share = options.canary === undefined ? undefined : readShare(options.canary);
    const { name, version } = await buildAndUpload(invocation);
    const reason = options.reason?.trim() || `release ${name} ${version}`;
    say(`Asking the gate about ${name} ${version}, in a browser too.`);
    const { set } = await client.send(publishReleases, {
      body: {
        versions: { [name]: version },
        reason,
        force: options.force === true,
        for_canary: share !== undefined,
      },
    });
    const value = { name, version, set };
    if (share === undefined) return { value, text: `${name} ${version} is live in set ${set}.` };
    const countries = readList(options.countries);
    await client.send(startCanary, {
      body: { set: set ?? '', share, countries, force: options.force === true, reason },
    });
    const text = `${name} ${version} is in canary in set ${set}: pnpm platform promote, or pnpm platform canary stop.`;
    return { value, text };
  },
};

/** `pnpm can-release NAME`: the same, and nothing is published. */
export const canReleaseCommand: Command = {
  usage: 'NAME [--json] [--against URL]',
  about: 'Builds a package of the workspace and says what the gate has against it, without publishing it.',
  options: [],
  async run(invocation) {
    const { name, version } = await buildAndUpload(invocation);
    const value = await invocation.client.send(checkRelease, { query: { name, version } });
    if (value.refusals.length === 0) return { value, text: `${name} ${version} can be released.` };
    process.exitCode = 1;
    const lines = value.refusals.map((refusal) => `- ${formatRefusal(refusal)}`);
    return { value, text: [`${name} ${version} cannot be released:`, ...lines].join('\n') };
  },
};

async function buildAndUpload({ client, words: [name], say }: Invocation) {
  const known = await releasablePackages();
  // A path is a package beside the site's own: a fixture of the journeys.
  if (!name || !(known.includes(name) || name.startsWith('./')))
    throw new OperationError('invalid', `Name the package to release: ${known.join(', ')}.`);
  const folder = join(projectFolder, name);
  say(`Building ${name}.`);
  await buildPackage(folder);
  const store = await openStore();
  const release = await makeRelease(folder, store, currentCommit(projectFolder));
  await client.upload(store, release.name, release.version);
  return { name: release.name, version: release.version };
}
