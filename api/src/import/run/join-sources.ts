import { anyIdOf } from '../../database/any-id-of.ts';
import type { Db } from '../../database/pools.ts';
import type { JobDraft } from '../../intake/job-draft.ts';
import { upsertJobs } from '../../intake/job-intake.ts';
import { importTables, type JobSourceTable } from './import-tables.ts';
import type { NewSource } from './merge-duplicates.ts';
import { readDrafts } from './stored-job.ts';

/** Contribution of one source to its job: places, and whether it is open. */
type Share = Pick<JobSourceTable, 'location_ids' | 'other_places' | 'is_open'>;

export function addSourceShare(job: JobDraft, share: Share): void {
  job.locationIds = union(job.locationIds, share.location_ids).sort((a, b) => a - b);
  job.otherPlaces = union(job.otherPlaces ?? [], share.other_places);
  if (job.status === 'closed' && share.is_open) Object.assign(job, { status: 'open', closedAt: null });
}

const union = <T>(one: readonly T[], other: readonly T[]): T[] => [...new Set([...one, ...other])];

/** Adds what the job's other sources contribute to a changed advertisement. */
export async function addSiblings(tx: Db, changed: readonly NewSource[]): Promise<void> {
  if (changed.length === 0) return;
  const siblings = await importTables(tx)
    .selectFrom('job_sources')
    .select(['job_id', 'location_ids', 'other_places', 'is_open'])
    .where('job_id', '=', anyIdOf(changed.map((one) => one.job as number)))
    .where('is_primary', '=', false)
    .where('gone_at', 'is', null)
    .orderBy('source_key')
    .execute();
  const drafts = new Map(changed.map((one) => [one.job, one.draft]));
  for (const sibling of siblings) {
    const draft = drafts.get(sibling.job_id);
    if (draft) addSourceShare(draft, sibling);
  }
}

/** Merges stored jobs again from their remaining sources; a job without any is closed. */
export async function remergeJobs(tx: Db, jobIds: readonly number[]): Promise<void> {
  const unique = [...new Set(jobIds)];
  if (unique.length === 0) return;
  const drafts = await readDrafts(tx, unique);
  const sources = await importTables(tx)
    .selectFrom('job_sources')
    .select(['job_id', 'location_ids', 'other_places', 'is_open', 'is_primary', 'url', 'gone_at'])
    .where('job_id', '=', anyIdOf(unique))
    .orderBy('is_primary', 'desc')
    .orderBy('source_key')
    .execute();
  const changed: JobDraft[] = [];
  for (const [id, draft] of drafts) {
    const here = sources.filter((one) => one.job_id === id && one.gone_at === null);
    const joined = join(draft, here);
    if (JSON.stringify(joined) !== JSON.stringify(draft)) changed.push(joined);
  }
  if (changed.length > 0) await upsertJobs(tx, changed);
}

function join(draft: JobDraft, here: readonly (Share & { url: string | null })[]): JobDraft {
  const first = here[0];
  const closed = { status: 'closed' as const, closedAt: draft.closedAt ?? new Date() };
  if (first === undefined) return { ...draft, ...closed };
  const joined: JobDraft = {
    ...draft,
    ...closed,
    locationIds: [],
    otherPlaces: [],
    // The application page of a removed advertisement is removed as well.
    externalUrl: first.url,
  };
  for (const share of here) addSourceShare(joined, share);
  if (draft.status === 'on_hold' && joined.status === 'open') joined.status = 'on_hold';
  return joined;
}
