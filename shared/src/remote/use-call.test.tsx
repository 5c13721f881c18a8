import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { getFlatList } from '../contracts/calls/config/get-flat-list.ts';
import { applyToJob } from '../contracts/calls/data/apply-to-job.ts';
import { getJobStatic } from '../contracts/calls/job/get-job-static.ts';
import { searchJobs } from '../contracts/calls/job/search-jobs.ts';
import { countUnread } from '../contracts/calls/job-application/count-unread.ts';
import { listHotTitles } from '../contracts/calls/recommendation/list-hot-titles.ts';
import { countryByKey, languageByTag } from '../contracts/markets/market.ts';
import { createHttp, type HttpClient, sendCall } from '../http/index.ts';
import { testServer } from '../testing/setup-server.ts';
import { answer } from '../testing/test-server.ts';
import { callKey, callQuery } from './call-query.ts';
import { lazyCall } from './lazy-call.ts';

const english = { country: countryByKey('ph'), language: languageByTag('en') } as never;
const source = () => ({
  http: createHttp({ baseUrl: testServer().url, headers: () => ({}) }),
  locale: english,
  userId: 7,
});

const lazyHotTitles = lazyCall(
  { id: 'GET /recommendation/hot-job-titles', access: 'public' },
  async () => (await import('../contracts/calls/recommendation/list-hot-titles.ts')).listHotTitles,
);

it('gives the same key to a call and to its lazy form', () => {
  expect(callKey(lazyHotTitles, source())).toEqual(callKey(listHotTitles, source()));
});

it('keeps what belongs to a person apart by account, and what differs by market apart by market', () => {
  const french = { country: countryByKey('es'), language: languageByTag('es') } as never;
  expect(callKey(countUnread, source())).not.toEqual(callKey(countUnread, { ...source(), userId: 8 }));
  expect(callKey(countUnread, source())).toEqual(callKey(countUnread, { ...source(), locale: french }));
  expect(callKey(listHotTitles, source())).toEqual(callKey(listHotTitles, { ...source(), userId: 8 }));
  expect(callKey(listHotTitles, source())).not.toEqual(
    callKey(listHotTitles, { ...source(), locale: french }),
  );
});

it('loads a lazy call and reads it through the query cache', async () => {
  testServer().use(answer(listHotTitles, () => ({ hot_job_titles: [{ id: 1, value: 'Nurse', count: 3 }] })));
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { useQuery } = await import('@tanstack/react-query');
  const { result } = renderHook(() => useQuery(callQuery(lazyHotTitles, source())), { wrapper });
  await waitFor(() => expect(result.current.data?.hot_job_titles[0]?.value).toBe('Nurse'));
});

/** Never run: type errors that the compiler must report, by `@ts-expect-error`. */
export async function typesOf(http: HttpClient): Promise<unknown> {
  const { total } = await sendCall(http, searchJobs, { body: { query: 'x' } });
  const count: number = total;
  // @ts-expect-error An idempotent call needs a key.
  await sendCall(http, applyToJob, { params: { jobId: 1 }, body: {} });
  // @ts-expect-error Its path has a parameter.
  await sendCall(http, getJobStatic);
  // @ts-expect-error No such list.
  await sendCall(http, getFlatList, { params: { list: 'x' } });
  // @ts-expect-error No such member of the body.
  await sendCall(http, searchJobs, { body: { quer: 'x' } });
  const load = async () => searchJobs;
  // @ts-expect-error Not the id of what is loaded.
  lazyCall({ id: 'POST /job/searc', access: 'public' }, load);
  // @ts-expect-error Not its access.
  lazyCall({ id: 'POST /job/search', access: 'protected' }, load);
  return count;
}
