import { readSettings, setting, settingsError } from '@jobharbor/shared/settings';
import * as z from 'zod/mini';

export interface OpenSearchSettings {
  /** Nodes of one cluster, with `user:password@` where it asks for them. */
  urls: readonly string[];
  /** Begins the names of the site's indices, so that several sites may share a cluster. */
  prefix: string;
}

const isNode = (url: string): boolean => /^https?:$/.test(URL.parse(url)?.protocol ?? '');

const settings = {
  SEARCH_ENGINE: z._default(
    setting('postgres or opensearch', (text) => (/^(?:postgres|opensearch)$/.test(text) ? text : undefined)),
    'postgres',
  ),
  OPENSEARCH_URLS: z._default(
    setting(
      'addresses such as https://user:password@node:9200, separated by commas',
      (text) => {
        const urls = text.split(',').map((url) => url.trim());
        return urls.every(isNode) ? urls : undefined;
      },
      { isSecret: true },
    ),
    [],
  ),
  OPENSEARCH_PREFIX: z._default(
    setting('lower-case letters, digits and hyphens', (text) =>
      /^[a-z][a-z0-9-]{0,40}$/.test(text) ? text : undefined,
    ),
    'jobharbor',
  ),
};

/** Null where PostgreSQL answers searches. */
export function readOpenSearchSettings(env: NodeJS.ProcessEnv): OpenSearchSettings | null {
  const given = readSettings(env, settings);
  if (given.SEARCH_ENGINE === 'postgres') return null;
  if (given.OPENSEARCH_URLS.length === 0)
    throw settingsError('SEARCH_ENGINE is opensearch: name its nodes in OPENSEARCH_URLS.');
  return { urls: given.OPENSEARCH_URLS, prefix: given.OPENSEARCH_PREFIX };
}
