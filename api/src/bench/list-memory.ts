import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { CountryKey } from '@jobharbor/shared/contracts';
import { upsertJobs } from '../intake/job-intake.ts';
import type { CountryListing } from '../search/listing/country-listing.ts';
import { createListings } from '../search/listing/listings.ts';
import { aJobDraft } from '../testing/samples/a-job-draft.ts';
import type { BenchSite } from './bench-site.ts';
import { print } from './times.ts';

/** Lists of fewer jobs are lost in the noise of the heap. */
const fewJobs = 10_000;

/** Memory a job of the lists of large countries, when they are loaded and after the first change of each. */
export async function printListMemory(site: BenchSite, places: readonly CountryKey[]): Promise<void> {
  const large: CountryKey[] = [];
  for (const country of places)
    if ((await site.search(country, { size: 1 })).total >= fewJobs) large.push(country);
  if (large.length === 0) return;
  const { searchDb, db, events } = site.dependencies;
  const before = await usedMemory();
  const listings = createListings({ db: searchDb, events });
  const loaded: CountryListing[] = [];
  for (const country of large) loaded.push(await untilLoaded(() => listings.of(country)));
  const jobs = loaded.reduce((sum, { length }) => sum + length, 0);
  const bytes = [(await usedMemory()) - before];
  for (const [number, countryKey] of large.entries()) {
    const length = loaded[number]?.length ?? 0;
    await upsertJobs(db, [aJobDraft({ countryKey, sourceId: 'memory' })]);
    while (loaded[number]?.length === length) await delay(10);
  }
  bytes.push((await usedMemory()) - before);
  const [whole, changed] = bytes.map((one) => Math.round(one / jobs));
  print(`  lists of ${jobs} jobs in memory: ${whole} bytes a job loaded, ${changed} after a change`);
  await listings.stop();
}

async function untilLoaded(of: () => CountryListing | null): Promise<CountryListing> {
  for (;;) {
    const listing = of();
    if (listing !== null) return listing;
    await delay(50);
  }
}

/** After several collections: what the first one frees may hold on to more. */
async function usedMemory(): Promise<number> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  for (let turn = 0; turn < 5; turn += 1) {
    collect();
    await delay(100);
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
