import type { ReadPay } from '../../job-search.ts';
import { type Found, recover, type Search } from '../search.ts';

/** The pay that the words name; null for none. */
export const payOf = ({ readPay, request, typed }: Search): ReturnType<ReadPay> =>
  readPay?.(request.country, typed) ?? null;

/** The pay among the words as a filter ("nurse 30k"), unless pay is a filter already. */
export async function payInWords(search: Search): Promise<Found | null> {
  const { salary_from, salary_to } = search.request.query;
  const pay = payOf(search);
  if (pay === null || salary_from !== undefined || salary_to !== undefined) return null;
  const found = await recover(
    search.with({
      query: pay.rest === '' ? undefined : pay.rest,
      salary_from: pay.from ?? undefined,
      salary_to: pay.to ?? undefined,
    }),
  );
  return found && { ...found, pay };
}
