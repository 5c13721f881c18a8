import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RemoteContract } from '@jobharbor/shared/remote/contract';
import { expect, it } from 'vitest';
import { projectFolder } from '../settings.ts';

const contracts: string[] = [];
for await (const path of glob('mfe-*/remote.contract.ts', { cwd: projectFolder })) contracts.push(path);

/** Without a declared socket the shell provides an offline connection, silently. */
it.each(contracts.sort())('%s declares every topic that the remote listens to', async (path) => {
  const { default: contract } = (await import(join(projectFolder, path))) as { default: RemoteContract };
  const declared: readonly string[] = contract.realtime?.topics ?? [];
  const used = new Set<string>();
  for await (const file of glob(`${dirname(path)}/src/**/*.{ts,tsx}`, { cwd: projectFolder })) {
    const text = await readFile(join(projectFolder, file), 'utf8');
    // Commands, which are sent and never listened to, are in their own folder.
    for (const [, name = '', module = ''] of text.matchAll(/lazyTopic\(\s*'([\w-]+)'[^;]*?'(@[^']+)'/g))
      if (!module.includes('/socket-commands/')) used.add(name);
  }
  expect(declared).toEqual(expect.arrayContaining([...used]));
});
