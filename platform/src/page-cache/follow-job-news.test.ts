import { expect, it, vi } from 'vitest';
import { anApi } from '../testing/an-api.ts';
import { followJobNews } from './follow-job-news.ts';

it('drops jobs and companies at once, and lists of a country once for many changes', async () => {
  const { promise: told, resolve } = Promise.withResolvers<(line: object) => void>();
  const { url } = await anApi((_request, response) =>
    resolve((line) => void response.write(`${JSON.stringify(line)}\n`)),
  );
  const dropped: (readonly string[])[] = [];
  const cache = { drop: (keys: readonly string[]) => void dropped.push(keys), clear() {} };
  const stop = followJobNews({ apiUrl: url, cache, listMs: 60_000 });
  const tell = await told;
  for (let id = 1; id <= 50; id += 1) tell({ job_ids: [id], company_ids: [3], countries: ['ph'] });
  await vi.waitFor(() => expect(dropped).toContainEqual(['job-50', 'company-3']));
  expect(dropped.filter((keys) => keys.includes('jobs-ph'))).toEqual([['jobs-ph']]);
  await stop();
});
