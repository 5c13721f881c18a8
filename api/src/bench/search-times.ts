import { setTimeout as delay } from 'node:timers/promises';
import type { CountryKey } from '@jobharbor/shared/contracts';
import { upsertJobs } from '../intake/job-intake.ts';
import { aJobDraft } from '../testing/samples/a-job-draft.ts';
import type { BenchSite } from './bench-site.ts';
import { print, show, time } from './times.ts';

/** A site, the countries of its jobs, and how its rows are named. */
interface Measured {
  site: BenchSite;
  places: readonly CountryKey[];
  name?: string;
}

const label = (text: string, name?: string) => (name ? `${name}: ${text}` : text).padEnd(26);

export async function printTogether({ site, places, name }: Measured): Promise<void> {
  const times: number[] = [];
  const clients = async (_: unknown, client: number) => {
    for (let round = 0; round < 10; round += 1) {
      const country = places[(client + round) % places.length] ?? 'tw';
      times.push(await time(() => site.ask(country, { query: 'engineer' })));
    }
  };
  const wall = await time(() => Promise.all(Array.from({ length: 20 }, clients)));
  const rate = Math.round((times.length / wall) * 1_000);
  print(`  ${label('20 clients at once', name)} ${show(times)}   ${rate} searches a second`);
}

/** Time from storing a job, or changing its title, until searches find it by its words. */
export async function printFreshness({ site, places, name = '' }: Measured): Promise<void> {
  const times: number[] = [];
  for (let turn = 0; turn < 20; turn += 1) {
    const country = places[turn % places.length] ?? 'tw';
    const draft = aJobDraft({ countryKey: country, sourceId: `fresh-${name}-${turn}` });
    for (const title of [`Lighthousekeeper${name}${turn}`, `Beekeeper${name}${turn}`]) {
      await upsertJobs(site.dependencies.db, [{ ...draft, title }]);
      const isFound = async () => (await site.search(country, { query: title })).jobs[0]?.title === title;
      times.push(
        await time(async () => {
          while (!(await isFound())) await delay(5);
        }),
      );
    }
  }
  print(`  ${label('until a change is found', name)} ${show(times)}`);
}
