import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { BranchSite } from './branch-site.ts';
import { freePort } from './free-port.ts';
import { projectFolder } from './start-site.ts';

/** A developer's copy of a remote's sources, and the `pnpm dev` that shows it inside a site. */
export interface LocalRemote {
  /** Changes a file of the sources; rejects when nothing in it is changed. */
  edit(path: string, alter: (text: string) => string): Promise<void>;
  /** Starts `pnpm dev`; resolves with the address that it prints, rejects with its output when it ends instead. */
  start(env?: Record<string, string>): Promise<string>;
  stop(): Promise<void>;
}

export async function developRemote(name: string, site: BranchSite): Promise<LocalRemote> {
  const place = await mkdtemp(join(tmpdir(), 'local-remote-'));
  const folder = join(place, name);
  const own = join(projectFolder, name);
  for (const part of ['src', 'remote.contract.ts', 'rsbuild.config.ts', 'package.json'])
    await cp(join(own, part), join(folder, part), { recursive: true });
  await symlink(join(own, 'node_modules'), join(folder, 'node_modules'));
  let end = async () => {};

  return {
    async edit(path, alter) {
      const before = await readFile(join(folder, path), 'utf8');
      const after = alter(before);
      if (after === before) throw new Error(`Nothing of ${path} was changed.`);
      await writeFile(join(folder, path), after);
    },
    async start(env = {}) {
      const program = join(projectFolder, 'platform/src/cli/dev.ts');
      const child = spawn(process.execPath, [program, folder, '--against', site.url], {
        cwd: projectFolder,
        env: { ...process.env, JOBHARBOR_DATA: site.dataFolder, DEV_PORT: String(await freePort()), ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const { promise: address, resolve } = Promise.withResolvers<string>();
      const output: string[] = [];
      const onLine = (line: string) => {
        output.push(line);
        const url = / is at (http:\S+)/.exec(line)?.[1];
        if (url) resolve(url);
      };
      createInterface({ input: child.stdout }).on('line', onLine);
      createInterface({ input: child.stderr }).on('line', onLine);
      const ended = new Promise<null>((done) => child.once('close', () => done(null)));
      end = async () => {
        child.kill('SIGTERM');
        await ended;
      };
      const url = await Promise.race([address, ended]);
      if (url === null) throw new Error(output.join('\n'));
      return url;
    },
    async stop() {
      await end();
      await rm(place, { recursive: true, force: true });
    },
  };
}
