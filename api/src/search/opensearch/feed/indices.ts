import { type CountryKey, countries } from '@jobharbor/shared/contracts';
import type { OpenSearch } from '../connection/connect-opensearch.ts';
import { aliasOf, indexBody, ownAliasOf } from '../index-format.ts';

/** Index of each country's alias; those that are missing are not in it. */
export async function findIndices(server: OpenSearch): Promise<Map<CountryKey, string>> {
  const { settings } = server;
  const answer = await server.request<Record<string, { aliases?: object }>>({
    method: 'GET',
    path: `/_alias/${aliasOf(settings, '*')}`,
    expected: [404],
  });
  const indexOf = new Map(
    Object.entries(answer).flatMap(([index, { aliases }]) =>
      Object.keys(aliases ?? {}).map((alias) => [alias, index] as const),
    ),
  );
  return new Map(
    countries.flatMap(({ key }) => {
      const index = indexOf.get(aliasOf(settings, key));
      return index === undefined ? [] : [[key, index] as const];
    }),
  );
}

export const createIndex = (server: OpenSearch, index: string): Promise<unknown> =>
  server.request({
    ...{ method: 'PUT', path: `/${index}` },
    body: { ...indexBody, aliases: { [ownAliasOf(index)]: {} } },
  });

/** Searches read the new index from the next one on. The one before is deleted. */
export async function switchAlias(server: OpenSearch, country: CountryKey, index: string): Promise<void> {
  const alias = aliasOf(server.settings, country);
  const before = (await findIndices(server)).get(country);
  await server.request({
    method: 'POST',
    path: '/_aliases',
    body: {
      actions: [
        { add: { index, alias } },
        ...(before === undefined ? [] : [{ remove_index: { index: before } }]),
      ],
    },
  });
}

/** Deletes indices of a country that were never completed, as when a rebuild was killed. */
export async function deleteIncomplete(server: OpenSearch, country: CountryKey): Promise<void> {
  const alias = aliasOf(server.settings, country);
  const all = await server.request<Record<string, { aliases: object }>>({
    method: 'GET',
    path: `/${alias}-*/_alias`,
    expected: [404],
  });
  for (const [index, { aliases }] of Object.entries(all)) {
    if (aliases && !(alias in aliases))
      await server.request({ method: 'DELETE', path: `/${index}`, expected: [404] });
  }
}

/**
 * Lets the cluster allocate shards again that it gave up after five failures, as on a full disk: it does not by itself when there
 * is space again. Where it refuses, as it may for this user, an operator has to ask, and the next write tells whether the index works.
 */
export async function retryAllocation(server: OpenSearch): Promise<void> {
  const query = { retry_failed: true, filter_path: 'acknowledged' };
  await server.request({ method: 'POST', path: '/_cluster/reroute', query }).catch(() => {});
}
