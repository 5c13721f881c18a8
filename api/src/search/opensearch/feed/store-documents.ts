import { SearchUnavailableError } from '../../search-engine.ts';
import type { OpenSearch } from '../connection/connect-opensearch.ts';
import { documentOf, type StoredDocument } from '../job-document.ts';

/** A document to store, or the id of a job to remove. */
export type Change = Stored | { index: string; jobId: number };
interface Stored {
  /** An alias of the index. */
  alias: string;
  row: StoredDocument;
}

interface BulkAnswer {
  errors: boolean;
  items: Record<string, { _id: string; status: number; error?: { type: string; reason: string } }>[];
}

/** Statuses of a job that is not in the index, and of one that its own content keeps out of it. */
const [missing, invalid] = [404, 400];

/**
 * Stores and removes jobs, and makes that visible. Throws where the nodes refuse, as with a full disk. A document that they cannot
 * read is reported and left out, so that it keeps back no other.
 */
export async function storeDocuments(
  server: OpenSearch,
  changes: readonly Change[],
  onRefused: (sentence: string) => void,
): Promise<void> {
  if (changes.length === 0) return;
  const answer = await server.request<BulkAnswer>({
    method: 'POST',
    path: '/_bulk',
    query: { refresh: true, filter_path: 'errors,items.*._id,items.*.status,items.*.error' },
    lines: changes.flatMap((change) =>
      'row' in change
        ? [{ index: { ...whereTo(change.alias), _id: String(change.row.job_id) } }, documentOf(change.row)]
        : [{ delete: { _index: change.index, _id: String(change.jobId) } }],
    ),
  });
  if (!answer.errors) return;
  for (const item of answer.items) {
    const [action, { _id: id, status, error }] = Object.entries(item)[0] ?? ['', { _id: '', status: 500 }];
    if (status < 300 || (status === missing && action === 'delete')) continue;
    const reason = error ? `${error.type}: ${error.reason}` : `status ${status}`;
    if (status !== invalid) throw new SearchUnavailableError(`OpenSearch stores nothing: ${reason}`);
    onRefused(`OpenSearch cannot index job ${id}: ${reason}`);
  }
}

/** Without `require_alias` a node would create an index that another process deleted, with a mapping that it guesses. */
const whereTo = (alias: string) => ({ _index: alias, require_alias: true });
