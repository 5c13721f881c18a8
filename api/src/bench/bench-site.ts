import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { searchJobs } from '@jobharbor/shared/calls/job/search-jobs';
import {
  type CountryKey,
  countryByKey,
  type JobPage,
  type JobQuery,
  readAnswer,
} from '@jobharbor/shared/contracts';
import { createApp } from '../app/create-app.ts';
import { openDatabase } from '../database/open-database.ts';
import { type Dependencies, openDependencies } from '../dependencies.ts';
import type { App } from '../http/typed-app.ts';
import type { OpenSearchSettings } from '../search/opensearch/connection/opensearch-settings.ts';
import { endServerWithUs } from '../testing/servers/end-server-with-us.ts';
import type { TestApi } from '../testing/servers/test-api.ts';
import { testConfig } from '../testing/servers/test-config.ts';

export interface BenchSite {
  app: App;
  dependencies: Dependencies;
  connectionString: string;
  /** Folder of the database and files. */
  dataFolder: string;
  /** The response with its body unparsed. */
  ask(country: CountryKey, query: JobQuery): Promise<unknown>;
  search(country: CountryKey, query: JobQuery): Promise<JobPage>;
  get(country: CountryKey, url: string): Promise<void>;
  close(): Promise<void>;
}

export const countryHeader = (country: CountryKey) => ({
  'country-id': String(countryByKey(country)?.id),
});

interface Beside {
  /** Its database is used. */
  site: BenchSite;
  openSearch: OpenSearchSettings;
}

/** The API on a database of its own in a temporary folder, or on that of another site with another search engine. */
export async function openBenchSite(beside?: Beside): Promise<BenchSite> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'jobharbor-bench-'));
  if (!beside) endServerWithUs(dataFolder);
  const database = beside
    ? { connectionString: beside.site.connectionString, close: async () => {} }
    : await openDatabase({ databaseUrl: null, databaseOwnerUrl: null, dataFolder });
  // Processes with one database share its keys.
  if (beside) await copyFile(join(beside.site.dataFolder, 'secret-keys'), join(dataFolder, 'secret-keys'));
  const { dependencies, close } = await openDependencies({
    connectionString: database.connectionString,
    config: { ...testConfig, dataFolder, openSearch: beside?.openSearch ?? null },
  });
  // An injected body counts as not arrived while its request waits for a connection to the database.
  const app = await createApp(dependencies, { bodyTimes: { graceMs: 600_000, bytesPerSecond: 16_000 } });
  const ask: BenchSite['ask'] = async (country, query) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/job/search',
      headers: countryHeader(country),
      body: query,
    });
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
    return answer.json();
  };
  return {
    app,
    dependencies,
    connectionString: database.connectionString,
    dataFolder,
    ask,
    search: async (country, query) => readAnswer(searchJobs, await ask(country, query)),
    async get(country, url) {
      const answer = await app.inject({ url: `/api${url}`, headers: countryHeader(country) });
      if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
    },
    async close() {
      await app.close();
      await close();
      await database.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** The site as the builders of tests take it; its clock is the machine's. */
export const asTestApi = (site: Awaited<ReturnType<typeof openBenchSite>>): TestApi => ({
  ...site,
  url: () => site.app.listen({ host: '127.0.0.1', port: 0 }),
  now: () => new Date(),
  setTime: () => {},
  wait: () => {},
});
