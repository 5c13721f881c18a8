import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { remoteContract } from '@jobharbor/shared/remote/contract';
import { tapList } from '@jobharbor/shared/remote/taps';
import { expect, it } from 'vitest';
import { gateTaps } from '../release/gate-taps.ts';
import { projectFolder } from '../settings.ts';

it('each list of taps is valid, names each tap once, and pages that are routes of its remote', async () => {
  const faults: string[] = [];
  let count = 0;
  for await (const file of glob('mfe-*/taps.json', { cwd: projectFolder })) {
    const folder = join(projectFolder, dirname(file));
    const taps = tapList.parse(JSON.parse(await readFile(join(projectFolder, file), 'utf8')));
    const module = await import(pathToFileURL(join(folder, 'remote.contract.ts')).href);
    const paths = remoteContract.parse(module.default).routes.map(({ path }) => path);
    const names = new Set(taps.map(({ name }) => name));
    if (names.size < taps.length) faults.push(`${file} names a tap twice`);
    for (const { page } of taps)
      if (!paths.includes(page.split('?')[0] ?? '')) faults.push(`${file}: ${page} is no route`);
    count += taps.length;
  }
  expect(faults).toEqual([]);
  expect(count).toBeGreaterThan(10);
});

it('the release gate applies for no job', async () => {
  const taps = tapList.parse(
    JSON.parse(await readFile(join(projectFolder, 'mfe-my-jobs/taps.json'), 'utf8')),
  );
  expect(new Set(taps.map(({ visitor }) => visitor))).toContain('applicant');
  expect(new Set(gateTaps(taps).map(({ visitor }) => visitor))).toEqual(new Set(['member']));
});
