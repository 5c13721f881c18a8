import type { Release } from '@jobharbor/shared/remote/discovery';
import type { FastifyRequest } from 'fastify';
import { discoveryOf } from '../sets/discovery.ts';
import { localVersion } from '../sets/local-release.ts';
import type { ServedSet } from '../sets/served-set.ts';
import { renderBanner } from './override-banner.ts';
import { type OverrideDraft, overrideHeader, unpackDraft } from './override-draft.ts';
import { readOverride } from './override-token.ts';

/**
 * Replaces a remote in the set of one request by the one on the developer's machine, if the header has a valid token for
 * it. The replaced remote renders in the browser only.
 */
export const createApplyOverride =
  (key: Buffer) =>
  (request: FastifyRequest, set: ServedSet): ServedSet => {
    const header = request.headers[overrideHeader];
    if (typeof header !== 'string') return set;
    const [token = '', packed = ''] = header.split(' ');
    const allowed = readOverride(key, token);
    const draft = allowed && unpackDraft(packed);
    if (!draft || draft.contract.name !== allowed.name) return set;
    return overridden(set, draft);
  };

function overridden(set: ServedSet, draft: OverrideDraft): ServedSet {
  const { name } = draft.contract;
  const release = releaseOf(draft);
  const remotes = new Map([...set.remotes, [name, release]]);
  return {
    ...set,
    remotes,
    contracts: [...remotes.values()].map(({ contract }) => contract),
    discovery: discoveryOf(set.id, [set.shell, ...remotes.values()]),
    banner: renderBanner(name),
  };
}

/** A release without integrity hashes, since its files change at every edit. */
const releaseOf = ({ contract, entry, preload, slots, texts }: OverrideDraft): Release => ({
  name: contract.name,
  version: localVersion,
  commit: null,
  released_at: 0,
  team: contract.team,
  contract,
  entry,
  preload,
  slots,
  texts,
  fallbacks: {},
  has_server: false,
  files: [{ path: entry, integrity: '', bytes: 0, gzip: 0 }],
});
