import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../process/check-port.ts';
import { aGateway } from '../testing/a-gateway.ts';
import { aLiveStore } from '../testing/a-store.ts';
import { anApi } from '../testing/an-api.ts';

const program = '/usr/sbin/varnishd';
const hasVarnish = existsSync(program);
if (!hasVarnish)
  process.stdout.write(
    `Varnish is not tried: there is no ${program} (Debian: apt-get install varnish varnish-modules).\n`,
  );

/** Varnish with the documented configuration, before a gateway that listens on `gatewayPort`. */
async function startVarnish(port: number, gatewayPort: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'varnish-'));
  const file = join(folder, 'varnish.vcl');
  const documented = await readFile(new URL('../../../docs/server/varnish.vcl', import.meta.url), 'utf8');
  await writeFile(file, documented.replace('"4000"', `"${gatewayPort}"`));
  const options = ['-F', '-j', 'none', '-n', join(folder, 'work'), '-s', 'malloc,16m', '-f', file];
  const child = spawn(program, [...options, '-a', `127.0.0.1:${port}`], { stdio: 'ignore' });
  onTestFinished(async () => {
    child.kill();
    await once(child, 'exit');
    await rm(folder, { recursive: true, force: true });
  });
}

it.runIf(hasVarnish)(
  'Varnish caches a guest’s page until a job of it changes, and nobody’s own',
  async () => {
    const { promise: told, resolve } = Promise.withResolvers<(line: object) => void>();
    const api = await anApi((request, response) => {
      if (request.url !== '/internal/job-news') return response.end();
      resolve((line) => void response.write(`${JSON.stringify(line)}\n`));
    });
    const store = await aLiveStore({
      name: 'mfe-a',
      paths: ['/jobs'],
      server: `let drawn = 0;
    export const render = async () => ({
      html: '<a data-job="7">drawing ' + (drawn += 1) + '</a>', head: null, state: null, status: 200,
    });`,
    });
    const port = await freePort();
    const site = `http://127.0.0.1:${port}/`;
    const gateway = await aGateway(store, {
      apiUrl: api.url,
      sharedCacheSeconds: 600,
      purgeUrl: new URL(site),
      limits: { pages: { freshMs: 0, staleMs: 0 } },
    });
    await startVarnish(port, new URL(await gateway.listen({ host: '127.0.0.1', port: 0 })).port);
    const drawing = async (cookie = '') => {
      const response = await fetch(`${site}en/ph/jobs`, { headers: { cookie } }).catch(() => null);
      return Number(/drawing (\d+)/.exec((await response?.text()) ?? '')?.[1] ?? 0);
    };
    await expect.poll(() => drawing(), { timeout: 30_000 }).toBe(1);
    expect([await drawing(), await drawing('geoConfiguration=ph_en; jh_bucket=000001')]).toEqual([1, 1]);
    expect([await drawing('theme=dark'), await drawing('theme=dark')]).toEqual([2, 2]);
    expect([await drawing('sessionid=a'), await drawing('sessionid=a')]).toEqual([3, 4]);
    const tell = await told;
    tell({ job_ids: [8], countries: ['sg'] });
    tell({ job_ids: [7], countries: [] });
    await expect.poll(() => drawing()).toBe(5);
    expect([await drawing(), await drawing('theme=dark')]).toEqual([5, 6]);
    expect([await drawing('tracking=no'), await drawing('tracking=no')]).toEqual([7, 7]);
    const afterClick = (time: number) => drawing(`pixel=yes; pixel_click=${time}.abcdefghijkl`);
    expect([await afterClick(1), await afterClick(2)]).toEqual([8, 8]);
  },
);
