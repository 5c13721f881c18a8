import { join } from 'node:path';
import { checkRelease, publishReleases, startCanary } from '../contract/calls.ts';
import { formatRefusal, OperationError } from '../contract/operation-error.ts';
import { buildPackage } from '../release/build-package.ts';
import { currentCommit } from '../release/current-commit.ts';
import { makeRelease } from '../release/make-release.ts';
import { projectFolder, releasablePackages } from '../settings.ts';
import { buildDashboard } from '../site/build-dashboard.ts';
import { buildChanged } from '../site/release-changed.ts';
import { openStore } from '../store/open-store.ts';
import { readList, readShare } from './read-arguments.ts';
import type { Command, Invocation } from './run-command.ts';

/** `pnpm release NAME`: builds, runs the release gate, publishes. */
export const releaseCommand: Command = {
  usage: 'NAME|--all [--canary 10% [--countries ph,sg]] [--force --reason "…"] [--json] [--against URL]',
  about:
    'Builds a package of the workspace and makes it live, or gives it to a share of visitors first; with --all every package whose sources have changed, as one set.',
  options: ['all', 'canary', 'countries', 'force', 'reason'],
  async run(invocation) {
    const { client, options, say } = invocation;
    if (options.force && !options.reason?.trim())
      throw new OperationError('invalid', 'A forced publish needs a reason: --reason "…". The log keeps it.');
    const share = options.canary === undefined ? undefined : readShare(options.canary);
    const versions = options.all ? await buildAll(invocation) : await buildOne(invocation);
    const names = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
    const what = names.join(', ');
    const reason = options.reason?.trim() || (options.all ? 'release of all packages' : `release ${what}`);
    say(`Asking the gate about ${what}, in a browser too.`);
    const { set } = await client.send(publishReleases, {
      body: {
        versions,
        reason,
        force: options.force === true,
        for_canary: share !== undefined,
      },
    });
    const [[name, version] = []] = Object.entries(versions);
    const value = options.all ? { versions, set } : { name, version, set };
    const are = names.length > 1 ? 'are' : 'is';
    if (share === undefined) return { value, text: `${what} ${are} live in set ${set}.` };
    const countries = readList(options.countries);
    await client.send(startCanary, {
      body: { set: set ?? '', share, countries, force: options.force === true, reason },
    });
    const text = `${what} ${are} in canary in set ${set}: pnpm platform promote, or pnpm platform canary stop.`;
    return { value, text };
  },
};

/** `pnpm can-release NAME`: like `release` without publishing. */
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

async function buildOne(invocation: Invocation): Promise<Record<string, string>> {
  const { name, version } = await buildAndUpload(invocation);
  return { [name]: version };
}

/** Skips packages unchanged since their last build here; includes the dashboard, which gateways serve from here. */
async function buildAll({ client, words, say }: Invocation): Promise<Record<string, string>> {
  if (words.length > 0) throw new OperationError('invalid', 'Name a package, or write --all.');
  const store = await openStore();
  const versions = await buildChanged({
    projectFolder,
    store,
    packages: await releasablePackages(),
    commit: currentCommit(projectFolder),
    onProgress: say,
  });
  await buildDashboard(projectFolder, say);
  for (const [name, version] of Object.entries(versions)) await client.upload(store, name, version);
  return versions;
}

async function buildAndUpload({ client, words: [name], say }: Invocation) {
  const known = await releasablePackages();
  // A path is a package outside the workspace's list: a fixture of the journeys.
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
