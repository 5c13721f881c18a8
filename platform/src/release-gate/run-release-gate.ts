import type { Release } from '@jobharbor/shared/remote/discovery';
import type { ReleaseSet } from '../contract/documents.ts';
import type { Refusal } from '../contract/operation-error.ts';
import { trustedKeysFile as trustedKeysSetting } from '../settings.ts';
import { readTrustedKeys } from '../signing/release-keys.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { type Candidate, type Check, nameOf } from './candidate.ts';
import { checkBuiltIns } from './check-built-ins.ts';
import { apiUnavailable, checkCalls, fetchCalls } from './check-calls.ts';
import { checkCompatibility } from './check-compatibility.ts';
import { checkIntegrity } from './check-integrity.ts';
import { checkPlaces } from './check-places.ts';
import { checkRoutes } from './check-routes.ts';
import { checkSamples } from './check-samples.ts';
import { checkServer } from './check-server.ts';
import { checkServerRender } from './check-server-render.ts';
import { checkSignature } from './check-signature.ts';
import { checkSize } from './check-size.ts';
import { checkSlots } from './check-slots.ts';
import { checkStyles } from './check-styles.ts';
import { checkTexts } from './check-texts.ts';
import { checkUniqueNames } from './check-unique-names.ts';
import { changedNeighbours, remotesToRecheck } from './remotes-to-recheck.ts';

/** Facts that the gate needs besides the store. */
export interface GateFacts {
  /** URL of the API, without `/api`; null is a refusal. */
  apiUrl: string | null;
  /** The browser check, see `rehearsal/check-lifecycle.ts`; null for `start`, which must not need a browser. */
  checkLifecycle: CheckLifecycle | null;
  /** False: pages are not rendered on the server for the check. Development shows each failure in the page itself. */
  rendersPages?: boolean;
  /** Told of what does not keep a release from being published, as a sentence. */
  warn?: (text: string) => void;
  /**
   * A set with which the same versions have passed already: what its members did not change is not asked again, unless
   * they can influence it.
   */
  passedWith?: ReleaseSet | null;
  /** PEM file of the keys by one of which each release has to be signed; null: none has to. Default: the setting. */
  trustedKeysFile?: string | null;
}

export type CheckLifecycle = (options: {
  store: ReleaseStore;
  versions: Record<string, string>;
  apiUrl: string;
  /** Only these: of the versions, those whose places are mounted; of a new shell, the remotes that it is rehearsed with. */
  only?: readonly string[];
}) => Promise<{ refusals: readonly string[]; warnings?: readonly string[] }>;

/** In the order of the report. */
const checks: readonly Check[] = [
  checkIntegrity,
  checkCompatibility,
  checkUniqueNames,
  checkRoutes,
  checkSamples,
  checkSlots,
  checkPlaces,
  checkServer,
  checkTexts,
  checkSize,
  checkBuiltIns,
  checkStyles,
];

/** All refusals of adding `versions` to the set `base`; empty if it passes. */
export async function runReleaseGate(
  store: ReleaseStore,
  base: ReleaseSet | null,
  versions: Readonly<Record<string, string>>,
  facts: GateFacts,
): Promise<Refusal[]> {
  const changed = Object.entries(versions).filter(([name, version]) => base?.members[name] !== version);
  const members = new Map<string, Release>();
  for (const [name, version] of Object.entries({ ...base?.members, ...versions }))
    members.set(name, await store.readRelease(name, version));

  const candidates: Candidate[] = [];
  for (const [name, version] of changed) {
    const folder = await store.openRelease(name, version);
    const release = members.get(name);
    if (folder && release) candidates.push({ release, folder, members });
  }
  const refusals: Refusal[] = [];
  for (const candidate of candidates) {
    for (const check of checks) refusals.push(...(await check(candidate)));
  }
  refusals.push(
    ...(await checkSignatures(candidates, facts)),
    ...(await compareWithApi(candidates, facts.apiUrl)),
  );
  const { passedWith = null, rendersPages = true } = facts;
  // Rendering needs an API. No neighbour has a part in it.
  if (rendersPages && facts.apiUrl && refusals.length === 0 && !passedWith)
    for (const candidate of candidates) refusals.push(...(await checkServerRender(candidate, facts.apiUrl)));
  // Skip the browser check, which takes a minute, after other refusals.
  const only = passedWith
    ? remotesToRecheck(changedNeighbours(passedWith, base, versions), candidates)
    : undefined;
  const mayDiffer = candidates.length > 0 && only?.length !== 0;
  if (facts.checkLifecycle && facts.apiUrl && refusals.length === 0 && mayDiffer) {
    const where = candidates.map(({ release }) => nameOf(release)).join(', ');
    const tried = { store, versions: Object.fromEntries(changed), apiUrl: facts.apiUrl };
    const options = only ? { ...tried, only } : tried;
    refusals.push(...(await askBrowser(facts.checkLifecycle, options, where, facts.warn)));
  }
  return refusals;
}

/** Read at each release, so that a rotated key counts without a restart. */
async function checkSignatures(
  candidates: readonly Candidate[],
  { trustedKeysFile = trustedKeysSetting }: GateFacts,
): Promise<Refusal[]> {
  if (trustedKeysFile === null) return [];
  const trusted = await readTrustedKeys(trustedKeysFile);
  const found = await Promise.all(candidates.map((candidate) => checkSignature(candidate, trusted)));
  return found.flat();
}

async function compareWithApi(candidates: readonly Candidate[], apiUrl: string | null): Promise<Refusal[]> {
  const asking = candidates.filter(({ release }) => release.contract.calls.length > 0);
  if (asking.length === 0) return [];
  if (apiUrl === null) return [apiUnavailable('no address of it is known')];
  try {
    const known = await fetchCalls(apiUrl);
    return asking.flatMap((candidate) => checkCalls(candidate, known));
  } catch (error) {
    return [apiUnavailable(`${apiUrl}: ${error instanceof Error ? error.message : error}`)];
  }
}

async function askBrowser(
  check: CheckLifecycle,
  options: Parameters<CheckLifecycle>[0],
  where: string,
  warn: GateFacts['warn'],
): Promise<Refusal[]> {
  try {
    const { refusals, warnings = [] } = await check(options);
    for (const warning of warnings) warn?.(warning);
    return refusals.map((what) => ({ check: 'lifecycle', what, where, remedy: '' }));
  } catch (error) {
    const what = `mounting in a browser could not be tried: ${error instanceof Error ? error.message : error}`;
    const remedy = 'Mend that and publish again, or publish with --force and a reason.';
    return [{ check: 'lifecycle', what, where, remedy, isUntried: true }];
  }
}
