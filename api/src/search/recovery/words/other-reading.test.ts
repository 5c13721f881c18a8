import { expect, it } from 'vitest';
import { aSearch } from '../../../testing/search/a-search.ts';
import { createListEngine } from '../../../testing/search/list-engine.ts';
import { otherReading } from './other-reading.ts';

const jobs = [
  { title: 'Remote Sensing Analyst' },
  { title: 'Water Engineer', chosen: { job_locations: [10_101] } },
];

it('reads the names of options as text', async () => {
  const found = await otherReading(aSearch(createListEngine(jobs), 'remote sensing'));
  expect(found).toMatchObject({ jobIds: [0], optionsQuery: null });
});

it('reads the name of a company as options, where it has no job', async () => {
  const engine = createListEngine(jobs, ['Manila Water Company']);
  expect(await otherReading(aSearch(engine, 'manila water'))).toMatchObject({
    jobIds: [1],
    optionsQuery: 'manila water',
  });
});

it('is none where no word names an option', async () => {
  expect(await otherReading(aSearch(createListEngine(jobs), 'sensing'))).toBeNull();
});
