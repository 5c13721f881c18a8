import type { UnderstoodPay } from '@jobharbor/shared/contracts';
import type { ShorterQuery } from '../../job-search.ts';
import { findContinuation, recover, type Search } from '../search.ts';

const maxQueries = 3;

/**
 * If no job has both, offers the other words, and the pay alone. Fewer of the words, where they find nothing either.
 */
export async function payOrWords(search: Search, pay: UnderstoodPay): Promise<ShorterQuery[]> {
  if (pay.rest === '') return [];
  const words = search.with({ query: pay.rest });
  const [unpaid, paid] = await Promise.all([recover(words), recover(search.with({ query: pay.text }))]);
  const parts = [
    { query: pay.rest, total: unpaid?.total ?? 0 },
    { query: pay.text, total: paid?.total ?? 0 },
  ].filter(({ total }) => total > 0);
  const fewer = unpaid === null ? (await findContinuation(words)).shorterQueries : [];
  return [...fewer, ...parts].slice(0, maxQueries);
}
