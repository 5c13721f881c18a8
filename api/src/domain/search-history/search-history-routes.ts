import { deleteSearch } from '@jobharbor/shared/calls/job/delete-search';
import { deleteSearches } from '@jobharbor/shared/calls/job/delete-searches';
import { getSearchChanges } from '@jobharbor/shared/calls/job/get-search-changes';
import { listAlertChanges } from '@jobharbor/shared/calls/job/list-alert-changes';
import { listSearches } from '@jobharbor/shared/calls/job/list-searches';
import { lookAtSearch } from '@jobharbor/shared/calls/job/look-at-search';
import { switchSearchHistory } from '@jobharbor/shared/calls/job/switch-search-history';
import type { CountryKey, StoredSearch } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Market } from '../../http/market-plugin.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { toSeconds } from '../common/seconds.ts';
import { companyNames, describeSearch, resultsPath } from '../job-alerts/describe-search.ts';
import { findAlertSearches } from './alert-searches.ts';
import { aTextBudget, findChanges, findResults, toSearchChanges } from './find-changes.ts';
import { findKeeping, isRecording } from './keep-searches.ts';
import { listChanges } from './list-changes.ts';
import {
  countSearches,
  findPage,
  findSearch,
  type StoredRow,
  storeLook,
} from './search-history-repository.ts';

async function toStoredSearches(
  db: Db,
  rows: readonly StoredRow[],
  { language }: Market,
): Promise<StoredSearch[]> {
  const companies = await companyNames(
    db,
    rows.map(({ filters }) => filters),
  );
  return rows.map((row) => {
    const country = row.country_key as CountryKey;
    return {
      id: row.id,
      name: describeSearch(country, row.filters, language.value, companies),
      country_key: country,
      results_path: resultsPath(country, row.filters),
      seen_at: toSeconds(row.seen_at),
      visits: row.visits,
      results: row.results,
    };
  });
}

/** The search of a row, as its owner. */
const searchOf = (row: StoredRow) => ({
  accountId: row.account_id,
  country: row.country_key as CountryKey,
  filters: row.filters,
});

/** The history of searches, and what changed in them. */
export function searchHistoryRoutes(app: App, dependencies: Dependencies): void {
  const { db, clock } = dependencies;

  const requireSearch = async (accountId: number, id: number) => {
    const row = await findSearch(db, accountId, id);
    if (row === undefined) throw new ApiError(errorCode.notFound);
    return row;
  };
  const compare = async (row: StoredRow, budget = aTextBudget()) => {
    const results = await findResults(dependencies, searchOf(row));
    const found = await findChanges(db, row, results, clock(), budget);
    return { ...found, results, summary: toSearchChanges(row, results, found) };
  };

  serve(app, lookAtSearch, async ({ body, session: { accountId }, market }) => {
    const known = body.search_id === undefined ? undefined : await requireSearch(accountId, body.search_id);
    const search = known
      ? searchOf(known)
      : { accountId, country: market.country.key, filters: body.filters ?? {} };
    if (!(await isRecording(db, accountId)) || search.filters.list !== undefined) return { changes: null };
    // Before the search, which may wait: a job that is listed meanwhile is new at the next visit.
    const now = clock();
    const results = await findResults(dependencies, search);
    const row = await storeLook(db, { ...search, results, now });
    return { changes: toSearchChanges(row, results, await findChanges(db, row, results, now)) };
  });

  serve(app, listSearches, async ({ query, session: { accountId }, market }) => ({
    searches: await toStoredSearches(db, await findPage(db, accountId, query), market),
    total: await countSearches(db, accountId),
    page: query.page,
    size: query.size,
    keeping: await findKeeping(db, accountId, clock()),
  }));

  serve(app, getSearchChanges, async ({ params, session: { accountId }, market }) => {
    const row = await requireSearch(accountId, params.id);
    const { summary, ...found } = await compare(row);
    const [search] = await toStoredSearches(db, [row], market);
    if (search === undefined) throw new ApiError(errorCode.notFound);
    return { ...summary, search, ...(await listChanges(db, found, market)) };
  });

  serve(app, listAlertChanges, async ({ session: { accountId } }) => {
    const alerts = [];
    const budget = aTextBudget();
    // One after the other: an account with many alerts takes one place in the queue of searches.
    for (const { alertId, row } of await findAlertSearches(db, accountId))
      alerts.push({ alert_id: alertId, changes: (await compare(row, budget)).summary });
    return { alerts };
  });

  serve(app, deleteSearch, async ({ params, session: { accountId } }) => {
    await db
      .deleteFrom('search_history')
      .where('account_id', '=', accountId)
      .where('id', '=', params.id)
      .execute();
    return {};
  });

  serve(app, deleteSearches, async ({ session: { accountId } }) => {
    await db.deleteFrom('search_history').where('account_id', '=', accountId).execute();
    return {};
  });

  serve(app, switchSearchHistory, async ({ body, session: { accountId } }) => {
    await db
      .updateTable('accounts')
      .set({ keeps_searches: body.is_on })
      .where('id', '=', accountId)
      .execute();
    return { keeping: await findKeeping(db, accountId, clock()) };
  });
}
