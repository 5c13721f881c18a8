import type { getJobFlags } from '@jobharbor/shared/calls/job/get-job-flags';
import type { CallAnswer } from '@jobharbor/shared/contracts';
import type { RemoteRoute } from '@jobharbor/shared/remote/contract';
import { LRUCache } from 'lru-cache';
import type { RemoteResult } from '../render/render-contract.ts';
import { surrogateKey } from './drawn-page.ts';
import { createRenderCache, type RenderCache, type RenderCacheOptions } from './render-cache.ts';

export type JobFlags = CallAnswer<typeof getJobFlags>;

/** A remote's part as everybody gets it who is signed in and has no mark on it: rendered for nobody in particular. */
export interface MembersPart {
  drawn: RemoteResult | null;
  hasApiFailed: boolean;
  /** Others' renders had the processes: no fault of the release. */
  isRefused: boolean;
  keys: ReadonlySet<string>;
  /** Time of the render in milliseconds. The browser hydrates with the same. */
  now: number;
}

export interface MembersParts extends Pick<RenderCache<MembersPart>, 'drop' | 'clear'> {
  /** The part of `key` for a person with these flags; null where they change it, which must be rendered for the person. */
  find(asked: AskedPart, draw: () => Promise<MembersPart>): Promise<MembersPart | null>;
}

interface AskedPart {
  key: string;
  /** As in `alert_paths` of the flags. */
  page: string;
  flags: JobFlags;
  sharedBy: NonNullable<RemoteRoute['sharedBy']>;
}

/** Pages whose jobs are known, so that nobody waits for a shared render that their marks rule out. */
const maxKnown = 2_000;

/**
 * Cache of the parts that signed-in people share. It holds no data of a person: parts are rendered with empty flags, and
 * without id and name.
 */
export function createMembersParts(options: RenderCacheOptions = {}): MembersParts {
  const cache = createRenderCache<MembersPart>(
    ({ drawn, keys, hasApiFailed }) => ({
      bytes: 2 * (drawn?.html.length ?? 0) + 50_000,
      ...{ keys, hasApiFailed },
      isCacheable: drawn?.status === 200 && !hasApiFailed,
    }),
    { maxBytes: 24 * 2 ** 20, ...options },
  );
  const known = new LRUCache<string, ReadonlySet<string>>({ max: maxKnown });
  return {
    async find({ key, page, flags, sharedBy }, draw) {
      const { alert_paths: alerts = [], ...others } = flags;
      const marks = alerts.includes(page) ? null : marksOf(others);
      const isShareable = sharedBy === 'unmarked' || flags.saved_job_ids.length === 0;
      if (marks === null || !isShareable || isMarked(known.get(key), marks)) return null;
      const { page: part } = await cache.get(key, draw);
      known.set(key, part.keys);
      return isMarked(part.keys, marks) ? null : part;
    },
    drop: cache.drop,
    clear: cache.clear,
  };
}

const isMarked = (keys: ReadonlySet<string> | undefined, marks: readonly string[]): boolean =>
  keys !== undefined && marks.some((mark) => keys.has(mark));

/** Surrogate keys of the jobs that the flags name; null if they name more, such as a blocked company. */
function marksOf({
  saved_job_ids: saved,
  applications,
  withdrawn = [],
  hidden_job_ids: hidden = [],
  seen_job_ids: seen = [],
  ...others
}: Omit<JobFlags, 'alert_paths'>): string[] | null {
  if (Object.values(others).flat().length > 0) return null;
  const ids = [...applications, ...withdrawn].map(({ job_id }) => job_id);
  return [...saved, ...hidden, ...seen, ...ids].map(surrogateKey.job);
}
