import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { processesIn } from '../database/embedded/process-identity.ts';

const program = join(import.meta.dirname, 'serve.ts');
const announcement = z.object({ event: z.literal('listening'), url: z.string() });

let dataFolder: string;
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'jobharbor-serve-'));
});
afterAll(() => rm(dataFolder, { recursive: true, force: true }));

const env = (port = '0') => ({
  ...process.env,
  JOBHARBOR_DATA: dataFolder,
  API_PORT: port,
  DATABASE_URL: '',
});

/** Resolves with the first line of output, or rejects with the error output. */
function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    let said = '';
    const onOutput = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('\n')) resolve(said);
    };
    child.stdout?.on('data', onOutput);
    child.stderr?.on('data', onOutput);
    child.once('exit', () => resolve(said));
  });
}

const ended = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once('exit', resolve));
const postmaster = async () =>
  Number.parseInt(await readFile(join(dataFolder, 'postgres/postmaster.pid'), 'utf8'), 10);
const databaseRuns = () => processesIn(join(dataFolder, 'postgres')).length > 0;

describe('the API as a process', () => {
  it('answers at the announced address, also after its database was killed, and takes it along when it is asked to stop', async () => {
    const child = spawn(process.execPath, [program], { env: env() });
    const { url } = announcement.parse(JSON.parse(await firstLine(child)));
    const health = async () => (await fetch(`${url}/api/health`)).status;
    expect(await health()).toBe(200);
    const killed = await postmaster();
    process.kill(killed, 'SIGKILL');
    await expect.poll(() => postmaster().catch(() => killed), { timeout: 30_000 }).not.toBe(killed);
    await expect.poll(health, { timeout: 30_000 }).toBe(200);
    const code = ended(child);
    child.kill('SIGTERM');
    expect(await code).toBe(0);
    expect(databaseRuns()).toBe(false);
    await expect(fetch(`${url}/api/health`)).rejects.toThrow();
  }, 90_000);

  it('ends, and stops its database, when its parent process is killed', async () => {
    const starter = `require('node:child_process').spawn(process.execPath, [${JSON.stringify(program)}], { stdio: 'inherit' })`;
    const parent = spawn(process.execPath, ['-e', starter], { env: env() });
    const { url } = announcement.parse(JSON.parse(await firstLine(parent)));
    parent.kill('SIGKILL');
    while (databaseRuns()) await delay(100);
    await expect(fetch(`${url}/api/health`)).rejects.toThrow();
  }, 30_000);

  it('says in a sentence that its port is taken', async () => {
    const other: Server = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => {
        const address = other.address();
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
    const child = spawn(process.execPath, [program], { env: env(String(port)) });
    const [said, code] = await Promise.all([firstLine(child), ended(child)]);
    other.close();
    expect(code).toBe(1);
    expect(said.trim()).toBe(
      `Port ${port} is taken. End the program that uses it, or choose another with API_PORT.`,
    );
    expect(databaseRuns()).toBe(false);
  }, 30_000);
});
