import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { getJobFlags } from '../../contracts/calls/job/get-job-flags.ts';
import { countryByKey, languageByTag } from '../../contracts/markets/market.ts';
import { createHttp } from '../../http/index.ts';
import { callKey } from '../../remote/call-query.ts';
import { testServer } from '../../testing/setup-server.ts';
import { answer } from '../../testing/test-server.ts';
import { jobFlagsQuery, setAppliedFlag, setSavedFlag } from './job-flags.ts';

const source = (userId = 7) => ({
  http: createHttp({ baseUrl: testServer().url, headers: () => ({}) }),
  locale: { country: countryByKey('ph'), language: languageByTag('en') } as never,
  userId,
});

let client: QueryClient;
const cached = (userId?: number) => client.getQueryData(jobFlagsQuery(source(userId)).queryKey);

beforeEach(() => {
  client = new QueryClient();
});

describe('the flags of jobs', () => {
  it('are fetched by one request, and cached under the key of their call', async () => {
    const flags = { saved_job_ids: [3, 2], applications: [{ id: 90, job_id: 2 }] };
    testServer().use(answer(getJobFlags, () => flags));
    await client.prefetchQuery(jobFlagsQuery(source()));
    expect(testServer().requests).toHaveLength(1);
    expect(client.getQueryData(callKey(getJobFlags, source()))).toEqual(flags);
  });

  it('follow what is saved, unsaved and applied for, of this person only', () => {
    for (const userId of [7, 8]) {
      client.setQueryData(jobFlagsQuery(source(userId)).queryKey, { saved_job_ids: [2], applications: [] });
    }
    setSavedFlag(client, source(), 3, true);
    setSavedFlag(client, source(), 2, false);
    setAppliedFlag(client, source(), { jobId: 3, applicationId: 90 });
    expect(cached()).toEqual({ saved_job_ids: [3], applications: [{ id: 90, job_id: 3 }] });
    expect(cached(8)).toEqual({ saved_job_ids: [2], applications: [] });
  });

  it('are not invented while none are cached', () => {
    setSavedFlag(client, source(), 3, true);
    setAppliedFlag(client, source(), { jobId: 3, applicationId: 90 });
    expect(cached()).toBeUndefined();
  });
});
