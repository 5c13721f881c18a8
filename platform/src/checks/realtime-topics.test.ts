import { glob } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RemoteContract } from '@jobharbor/shared/remote/contract';
import { expect, it } from 'vitest';
import { projectFolder } from '../settings.ts';
import { findUndeclaredTopics } from './house-checks.ts';
import { readSources } from './read-sources.ts';

const contracts: string[] = [];
for await (const path of glob('mfe-*/remote.contract.ts', { cwd: projectFolder })) contracts.push(path);

/** Without a declared socket the shell provides an offline connection, silently. */
it.each(contracts.sort())('%s declares every topic that the remote listens to', async (path) => {
  const { default: contract } = (await import(join(projectFolder, path))) as { default: RemoteContract };
  const sources = await readSources(`${dirname(path)}/src/**/*.{ts,tsx}`);
  expect(findUndeclaredTopics(contract.realtime?.topics ?? [], sources)).toEqual([]);
});
