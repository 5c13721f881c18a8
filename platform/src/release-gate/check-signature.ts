import type { KeyObject } from 'node:crypto';
import type { Refusal } from '../contract/operation-error.ts';
import { findSignatureFault } from '../signing/verify-release.ts';
import { type Candidate, nameOf } from './candidate.ts';

/** Refuses what none of the trusted keys has signed. No force overrides that: it would publish what nobody answers for. */
export async function checkSignature(
  { release, folder }: Candidate,
  trusted: ReadonlyMap<string, KeyObject>,
): Promise<Refusal[]> {
  const what = await findSignatureFault(folder, release, trusted);
  if (what === null) return [];
  const remedy =
    'Release it from a machine whose RELEASE_SIGNING_KEY belongs to a key in RELEASE_TRUSTED_KEYS of the site.';
  return [{ check: 'signature', what, where: nameOf(release), remedy, isFinal: true }];
}
