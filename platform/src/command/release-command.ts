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
import { readList } from './read-arguments.ts';
import { type Growth, growthOptions, readGrowth } from './read-growth.ts';
import type { Command, Invocation } from './run-command.ts';

/** `pnpm release NAME`: builds, runs the release gate, publishes. */
export const releaseCommand: Command = {
  usage:
    'NAME|--all [--canary 10% | --ramp 1%,5%,25%,50%,100% [--hold 10]] [--countries ph,sg] [--minimum-visits 50] [--tolerance 2%] [--force --reason "…"]',
  about:
    'Builds a package of the workspace and makes it live, or gives it to a share of visitors first; with --all every package whose sources have changed, as one set.',
  options: ['all', 'canary', 'countries', 'force', 'reason', ...growthOptions],
  async run(invocation) {
    const { client, options, say } = invocation;
    if (options.force && !options.reason?.trim())
      throw new OperationError('invalid', 'A forced publish needs a reason: --reason "…". The log keeps it.');
    const growth = readCanary(options);
    const versions = options.all ? await buildAll(invocation) : await buildOne(invocation);
    const names = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
    const what = names.join(', ');
    const reason = options.reason?.trim() || (options.all ? 'release of all packages' : `release ${what}`);
    say(`Asking the gate about ${what}, in a browser too.`);
    const { set, warnings } = await client.send(publishReleases, {
      body: {
        versions,
        reason,
        force: options.force === true,
        for_canary: growth !== undefined,
      },
    });
    for (const warning of warnings) say(`Warning: ${warning}`);
    const [[name, version] = []] = Object.entries(versions);
    const value = options.all ? { versions, set } : { name, version, set };
    const are = names.length > 1 ? 'are' : 'is';
    if (growth === undefined) return { value, text: `${what} ${are} live in set ${set}.` };
    const countries = readList(options.countries);
    const started = await client.send(startCanary, {
      body: { set: set ?? '', ...growth, countries, force: options.force === true, reason },
    });
    for (const warning of started.warnings) say(`Warning: ${warning}`);
    const text = `${what} ${are} in canary in set ${set}: pnpm platform promote, or pnpm platform canary stop.`;
    return { value, text };
  },
};

/** `pnpm can-release NAME`: like `release` without publishing. */
export const canReleaseCommand: Command = {
  usage: 'NAME',
  about: 'Builds a package of the workspace and says what the gate has against it, without publishing it.',
  options: [],
  async run(invocation) {
    const { name, version } = await buildAndUpload(invocation);
    const value = await invocation.client.send(checkRelease, { query: { name, version } });
    for (const warning of value.warnings) invocation.say(`Warning: ${warning}`);
    if (value.refusals.length === 0) return { value, text: `${name} ${version} can be released.` };
    process.exitCode = 1;
    const lines = value.refusals.map((refusal) => `- ${formatRefusal(refusal)}`);
    return { value, text: [`${name} ${version} cannot be released:`, ...lines].join('\n') };
  },
};

/** Share, ramp and threshold of a release that is a canary first; undefined for one that is live at once. */
function readCanary(options: Invocation['options']): Growth | undefined {
  if ((options.canary ?? options.ramp) !== undefined)
    return readGrowth({ ...options, share: options.canary });
  const strange = (['countries', 'hold', 'minimum-visits', 'tolerance'] as const).find(
    (name) => options[name] !== undefined,
  );
  if (strange)
    throw new OperationError(
      'invalid',
      `--${strange} is of a canary, and without --canary or --ramp this would be live everywhere at once. Write --canary 10%, or leave --${strange} out.`,
    );
  return undefined;
}

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
    hasSbom: true,
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
  const release = await makeRelease(folder, store, currentCommit(projectFolder), { hasSbom: true });
  await client.upload(store, release.name, release.version);
  return { name: release.name, version: release.version };
}
