import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { remoteContract } from '@jobharbor/shared/remote/contract';
import { describe, expect, it } from 'vitest';
import { projectFolder, releasablePackages } from '../settings.ts';

const httpCall = /\bhttp\s*\.(get|post|put|patch|delete)(?:<[^(]*>)?\(\s*(['"`])(\/.*?)\2/g;
const fileAddress = /(['"`])\/api(\/.*?)\1/g;

/** Calls that the code of a package makes, as a contract writes them, parameters nameless. */
async function callsInCode(name: string): Promise<string[]> {
  const calls = new Set<string>();
  for await (const file of glob(`${name}/src/**/*.{ts,tsx}`, { cwd: projectFolder })) {
    if (/\.test\.tsx?$|\/testing\//.test(file)) continue;
    const code = await readFile(join(projectFolder, file), 'utf8');
    for (const [, method = '', , path = ''] of code.matchAll(httpCall))
      calls.add(`${method.toUpperCase()} ${path.replace(/\$\{[^}]*\}/g, '{}').replace(/\?.*$/, '')}`);
    for (const [, , path = ''] of code.matchAll(fileAddress))
      calls.add(`GET ${path.replace(/\$\{[^}]*\}/g, '{}')}`);
  }
  return [...calls].sort();
}

describe.each(await releasablePackages())('the contract of %s', (name) => {
  it('names the calls that its code makes, and no others', async () => {
    const file = pathToFileURL(join(projectFolder, name, 'remote.contract.ts')).href;
    const { calls } = remoteContract.parse(((await import(file)) as { default: unknown }).default);
    expect(calls.map((call) => call.replace(/\{[^}]*\}/g, '{}')).sort()).toEqual(await callsInCode(name));
  });
});
