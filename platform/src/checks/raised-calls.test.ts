import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../settings.ts';
import { readSources } from './read-sources.ts';

const decision = 'docs/decisions/0045-calls-without-a-client.md';
const folder = 'shared/src/contracts/calls/';

/** Keys of the calls (`job/get-job`), and those that sources of our packages import or load. */
async function readCalls(): Promise<{ all: string[]; raised: Set<string> }> {
  const definitions = (await readSources(`${folder}**/*.ts`)).filter(([, text]) =>
    /export const \w+ = defineCall\(/.test(text),
  );
  const clients = (
    await readSources('{shell,mfe-*,shared,demo,platform,platform-dashboard}/src/**/*.{ts,tsx}')
  )
    .filter(([path]) => !path.startsWith(folder))
    .map(([, text]) => text)
    .join('\n');
  const imports = [
    ...clients.matchAll(/['"](?:@jobharbor\/shared|[./]+)(?:\/contracts)?\/calls\/([\w/-]+?)(?:\.ts)?['"]/g),
  ];
  return {
    all: definitions.map(([path]) => path.slice(folder.length, -'.ts'.length)).sort(),
    raised: new Set(imports.map(([, key = '']) => key)),
  };
}

it('finds a client of ours for every call, or the reason why there is none', async () => {
  const { all, raised } = await readCalls();
  const table = await readFile(join(projectFolder, decision), 'utf8');
  const excused = [...table.matchAll(/^\| ([\w-]+\/[\w-]+) +\| \S.+\|$/gm)].map(([, key]) => key).sort();
  expect(all.length).toBeGreaterThan(300);
  expect(all.filter((key) => !raised.has(key))).toEqual(excused);
});
