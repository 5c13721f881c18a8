import type { CountryKey } from '@jobharbor/shared/contracts';
import { type OpenSearch, tooMany } from '../connection/connect-opensearch.ts';
import { documentOf, type StoredDocument } from '../job-document.ts';

/** A document to store by an alias of its index, or the id of a job to remove. */
export type Change = { country: CountryKey } & (
  | { alias: string; row: StoredDocument }
  | { index: string; jobId: number }
);

interface BulkAnswer {
  errors: boolean;
  items: Record<string, { _id: string; status: number; error?: { type: string; reason: string } }>[];
}

/** Statuses of a job that is not in the index, and of one that its own content keeps out of it. */
const [missing, invalid] = [404, 400];

/** Why the index of a country does not take a change. */
export interface Refusal {
  country: CountryKey;
  reason: string;
  /** It may take it a moment later. */
  isBusy: boolean;
}

/** Time that a node waits for the shard of an index: one that is lost must not hold up the others of the batch. */
const shardTimeout = '5s';

/**
 * Stores and removes jobs, and makes that visible unless it is `hidden`, until somebody asks for that. Returns what indices refuse, as with a full disk or a lost shard. A document
 * that they cannot read is reported and left out, so that it keeps back no other.
 */
export async function storeDocuments(
  server: OpenSearch,
  changes: readonly Change[],
  onUnreadable: (sentence: string) => void,
  { hidden = false } = {},
): Promise<Refusal[]> {
  if (changes.length === 0) return [];
  const answer = await server.request<BulkAnswer>({
    method: 'POST',
    path: '/_bulk',
    query: {
      ...{ refresh: !hidden, timeout: shardTimeout },
      filter_path: 'errors,items.*._id,items.*.status,items.*.error',
    },
    lines: changes.flatMap((change) =>
      'row' in change
        ? [{ index: { ...whereTo(change.alias), _id: String(change.row.job_id) } }, documentOf(change.row)]
        : [{ delete: { _index: change.index, _id: String(change.jobId) } }],
    ),
  });
  if (!answer.errors) return [];
  const refused: Refusal[] = [];
  // One item for each change, in their order.
  for (const [at, change] of changes.entries()) {
    const [action, item] = Object.entries(answer.items[at] ?? {})[0] ?? ['', { _id: '', status: 500 }];
    const { _id: id, status, error } = item;
    if (status < 300 || (status === missing && action === 'delete')) continue;
    const reason = error ? `${error.type}: ${error.reason}` : `status ${status}`;
    if (status === invalid) onUnreadable(`OpenSearch cannot index job ${id}: ${reason}`);
    else
      refused.push({
        ...{ country: change.country, reason: `OpenSearch stores nothing: ${reason}` },
        isBusy: status === tooMany,
      });
  }
  return refused;
}

/** Without `require_alias` a node would create an index that another process deleted, with a mapping that it guesses. */
const whereTo = (alias: string) => ({ _index: alias, require_alias: true });
