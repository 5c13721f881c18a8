import type { PostgresEngine } from '../postgres/postgres-engine.ts';
import type { SearchEngine } from '../search-engine.ts';
import type { OpenSearch } from './connection/connect-opensearch.ts';
import { countSearches } from './count-searches.ts';
import { findMatchesAcross, isKnownList } from './find-matches-across.ts';
import { findPage } from './find-page.ts';

/**
 * The search engine on OpenSearch. It finds and counts; what concerns single jobs, titles and words is asked of the database:
 * see the README.
 */
export const createOpenSearchEngine = (server: OpenSearch, database: PostgresEngine): SearchEngine => ({
  ...database,
  find: (conditions, page) => findPage(server, conditions, page, () => database.meaningsNear(conditions)),
  async findAcross(conditions, page) {
    if (!isKnownList(conditions)) return database.findAcross(conditions, page);
    const matches = await findMatchesAcross(server, conditions).catch(() => undefined);
    // One country without an index does not end the lists of all.
    return matches === undefined
      ? database.findAcross(conditions, page)
      : database.findAmong(matches, conditions, page);
  },
  count: (searches) => countSearches(server, searches),
});
