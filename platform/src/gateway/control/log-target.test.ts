import fs from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { aGateway } from '../../testing/a-gateway.ts';
import { aLiveStore } from '../../testing/a-store.ts';

it('outlives a full disk, and keeps the lines that could not be written', async () => {
  const logFolder = await mkdtemp(join(tmpdir(), 'logs-'));
  onTestFinished(() => rm(logFolder, { recursive: true, force: true, maxRetries: 5 }));
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  const app = await aGateway(await aLiveStore({ name: 'mfe-a' }), { logFolder, logLevel: 'warn' });
  const text = async () => {
    const names = await readdir(logFolder);
    return (await Promise.all(names.map((name) => readFile(join(logFolder, name), 'utf8')))).join('');
  };
  const full = vi.spyOn(fs, 'write').mockImplementation(((...args: unknown[]) => {
    const done = args.at(-1) as (error: Error, written: number) => void;
    setImmediate(() => done(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }), 0));
  }) as never);
  app.log.warn('while the disk is full');
  await expect.poll(() => said.mock.calls.flat().join()).toContain('no space left on device');
  app.log.warn('and once more');
  full.mockRestore();
  app.log.warn('when it takes bytes again');
  await expect.poll(text).toMatch(/while the disk is full.*and once more.*takes bytes again/s);
  expect((await app.inject({ url: '/livez' })).statusCode).toBeLessThan(500);
});
