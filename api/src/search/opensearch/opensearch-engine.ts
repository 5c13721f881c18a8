import type { PostgresEngine } from '../postgres/postgres-engine.ts';
import type { SearchEngine } from '../search-engine.ts';
import type { OpenSearch } from './connection/connect-opensearch.ts';
import { countSearches } from './count-searches.ts';
import { findPage } from './find-page.ts';

/**
 * The search engine on OpenSearch. It finds and counts; what concerns single jobs, titles and words is asked of the database:
 * see the README.
 */
export const createOpenSearchEngine = (server: OpenSearch, database: PostgresEngine): SearchEngine => ({
  ...database,
  find: (conditions, page) => findPage(server, conditions, page, () => database.meaningsNear(conditions)),
  count: (searches) => countSearches(server, searches),
});
