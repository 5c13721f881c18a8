import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { projectFolder } from '../settings.ts';
import { pnpmCommand } from './pnpm-command.ts';
import { writeSbom } from './write-sbom.ts';

it('the bill of materials of a remote names what it runs on, with version, licence and checksum', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sbom-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeSbom(join(projectFolder, 'mfe-auth'), join(folder, 'sbom.json'));
  const { bomFormat, metadata, components } = JSON.parse(await readFile(join(folder, 'sbom.json'), 'utf8'));
  expect([bomFormat, metadata.component.name]).toEqual(['CycloneDX', 'mfe-auth']);
  const installed = join(projectFolder, 'mfe-auth/node_modules/react/package.json');
  const { version } = JSON.parse(await readFile(installed, 'utf8'));
  const react = components.find(({ purl }: { purl: string }) => purl === `pkg:npm/react@${version}`);
  expect(react.licenses).toEqual([{ license: { id: 'MIT' } }]);
  expect(JSON.stringify(react)).toMatch(/SHA-512/);
  // Tools that build or test it are no part of it.
  expect(components.filter(({ name }: { name: string }) => name === 'vitest')).toEqual([]);
});

it('is made by the pnpm that runs, else by npx', () => {
  expect(pnpmCommand({ npm_execpath: '/opt/pnpm/bin/pnpm.cjs' })).toEqual([
    process.execPath,
    '/opt/pnpm/bin/pnpm.cjs',
  ]);
  expect(pnpmCommand({ npm_execpath: '/opt/pnpm/pnpm' })).toEqual(['/opt/pnpm/pnpm']);
  for (const env of [{}, { npm_execpath: '/usr/lib/npm-cli.js' }])
    expect(pnpmCommand(env)).toEqual(['npx', '-y', 'pnpm@12']);
});
