import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { createRemote } from '../create-remote/create-remote.ts';
import { nameRemote } from '../create-remote/name-remote.ts';
import { pnpmCommand } from '../release/pnpm-command.ts';
import { projectFolder } from '../settings.ts';

const usage = 'pnpm create-remote mfe-NAME [--route /path] [--team NAME]';

/** Runs a program of the workspace in its folder; a failure ends this one with the same code. */
function run(command: string, args: string[]): void {
  const { status, error } = spawnSync(command, args, { cwd: projectFolder, stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { route: { type: 'string' }, team: { type: 'string' } },
  });
  const [name, ...others] = positionals;
  if (name === undefined || others.length > 0) throw new Error(`Name one remote: ${usage}`);
  const names = nameRemote(name, values);
  await createRemote(projectFolder, names);
  run(process.execPath, [
    'node_modules/@biomejs/biome/bin/biome',
    'check',
    '--write',
    '--log-level=error',
    name,
  ]);
  const [program, ...first] = pnpmCommand();
  run(program, [...first, 'install']);
  console.log(`${name} is made, with a page at ${names.route} and the slot ${names.slot}.

  pnpm --filter @jobharbor/${name} test    its tests
  pnpm can-release ${name}                 what the gate says of it
  pnpm release ${name}                     build it and make it live; the running site shows it at once`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
