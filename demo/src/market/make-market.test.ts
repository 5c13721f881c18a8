import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type JobSource, openJobSource } from '@jobharbor/api/job-source';
import { createTestApi, type TestApi } from '@jobharbor/api/testing/servers/test-api.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeMarket, marketSource } from './make-market.ts';

let api: TestApi;
let source: JobSource & { close(): Promise<void> };
let dataFolder: string;
beforeAll(async () => {
  api = await createTestApi();
  source = await openJobSource(marketSource, { DATABASE_URL: api.connectionString });
  dataFolder = await mkdtemp(join(tmpdir(), 'jobharbor-market-'));
});
afterAll(async () => {
  await source.close();
  await api.close();
  await rm(dataFolder, { recursive: true, force: true });
});

const make = (now: Date) => makeMarket(source, { jobs: 600, dataFolder, now });

describe('an empty database', () => {
  it('is filled once, and a later run changes nothing', async () => {
    const now = api.dependencies.clock();
    const first = await make(new Date(now.getTime() - 3_600_000));
    expect(first).toMatchObject({ jobs: 600, created: 600 });
    expect(first.recruiters).toBe(first.companies);
    expect(await make(now)).toEqual({ ...first, created: 0, changed: 0, recruiters: 0 });
  });

  it('is neither generated nor written again by a later run of the same version', async () => {
    const upserts = vi.spyOn(source, 'upsertJobs');
    const run = async (version: string) => {
      upserts.mockClear();
      const made = await makeMarket(source, { jobs: 600, dataFolder, version });
      return { ...made, isWritten: upserts.mock.calls.length > 0 };
    };
    expect(await run('one')).toMatchObject({ jobs: 600, created: 0, isWritten: true });
    expect(await run('one')).toMatchObject({ jobs: 600, created: 0, isWritten: false });
    expect(await source.isFilled('two 600 ')).toBe(false);

    await api.dependencies.db.deleteFrom('jobs').where('source_id', '=', 'jp-5').execute();
    expect(await run('one')).toMatchObject({ jobs: 600, created: 1, isWritten: true });
    upserts.mockRestore();
  });

  it('then shows jobs with a recruiter, in the language of the country', async () => {
    const found = await api.app.inject({
      method: 'POST',
      url: '/api/job/search',
      headers: { 'country-id': '8', 'language-id': '4' },
      payload: { size: 1 },
    });
    expect(found.statusCode).toBe(200);
    const { jobs, total } = found.json().data;
    expect(total).toBeGreaterThan(20);
    const detail = await api.app.inject({
      url: `/api/job/${jobs[0].id}/static`,
      headers: { 'country-id': '8', 'language-id': '4' },
    });
    expect(detail.json().data).toMatchObject({ country_key: 'jp', recruiter: { name: expect.any(String) } });
    expect(detail.json().data.recruiter.name).not.toBe('');
  });
});
