import { SearchBusyError, SearchUnavailableError } from '../../search-engine.ts';
import type { OpenSearchSettings } from './opensearch-settings.ts';

/** Milliseconds for an answer to a search. The nodes give up before, so that they do not work for nobody. */
const searchMs = 3_500;
/** Status of a node without memory or places in its queue for a request. */
export const tooMany = 429;
/** Milliseconds for other requests, such as storing a thousand jobs. */
const storeMs = 60_000;

export type OpenSearchState = 'reached' | 'away';

export interface OpenSearchRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  query?: Record<string, string | number | boolean>;
  body?: object;
  /** Lines of a bulk request or of several searches. */
  lines?: readonly object[];
  /** Statuses that are no error. */
  expected?: readonly number[];
  milliseconds?: number;
}

/** Nodes of a cluster; a request that one of them cannot take is sent to another. */
export interface OpenSearch {
  settings: OpenSearchSettings;
  /** The body of the answer. Rejects with a {@link SearchUnavailableError}. */
  request<Body>(request: OpenSearchRequest): Promise<Body>;
  search<Body>(request: Omit<OpenSearchRequest, 'method' | 'milliseconds'>): Promise<Body>;
  /** Whether a node answers. */
  state(): Promise<OpenSearchState>;
  close(): Promise<void>;
}

/** The client is loaded only here: sites without OpenSearch do not spend its 30 MB. */
export async function connectOpenSearch(settings: OpenSearchSettings): Promise<OpenSearch> {
  const { Client } = await import('@opensearch-project/opensearch');
  const client = new Client({ nodes: [...settings.urls], maxRetries: 2, requestTimeout: storeMs });
  async function request<Body>(asked: OpenSearchRequest): Promise<Body> {
    const { method, path, query = {}, body, lines, expected = [], milliseconds } = asked;
    try {
      const answer = await client.transport.request(
        {
          ...{ method, path, querystring: query },
          ...(body && { body }),
          ...(lines && { bulkBody: [...lines] }),
        },
        { ignore: [...expected], ...(milliseconds !== undefined && { requestTimeout: milliseconds }) },
      );
      return answer.body as Body;
    } catch (error) {
      // Not the error itself, which holds the request: typed words belong into no log.
      const Reason =
        (error as ServerAnswer).meta?.statusCode === tooMany ? SearchBusyError : SearchUnavailableError;
      throw new Reason(`OpenSearch: ${reasonOf(error)}`);
    }
  }
  return {
    settings,
    request,
    search: (asked) => request({ method: 'POST', milliseconds: searchMs, ...asked }),
    state: () =>
      request<{ version?: { number?: string } }>({ method: 'GET', path: '/', milliseconds: 1_000 }).then(
        // Another server at its address may answer, too.
        ({ version }) => (version?.number === undefined ? 'away' : 'reached'),
        () => 'away' as const,
      ),
    close: () => client.close(),
  };
}

interface ServerAnswer {
  message?: string;
  meta?: { statusCode?: number; body?: { error?: ServerError } };
}

/** The first reason that a node gives, or the message of the connection. */
function reasonOf(error: unknown): string {
  const { meta, message } = error as ServerAnswer;
  return reasonIn(meta?.body?.error) ?? String(message ?? error);
}

/** Null where the node gives none. */
export function reasonIn(error: ServerError | undefined): string | null {
  const cause = error?.root_cause?.[0] ?? error;
  return cause?.reason === undefined ? null : `${cause.type}: ${cause.reason}`;
}

export interface ServerError {
  type?: string;
  reason?: string;
  root_cause?: { type?: string; reason?: string }[];
}
