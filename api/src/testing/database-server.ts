import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { isAbandoned } from '../database/data-folder-lease.ts';
import { startEmbeddedServer } from '../database/embedded-server.ts';
import { migrate } from '../database/migrate.ts';
import { createPools } from '../database/pools.ts';
import { withDatabase } from './connection-string.ts';

/** One server for the whole run, with a migrated template that every test file copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { serverUrl, stop } = await openServer();
  const templateName = `jobharbor_template_${randomBytes(4).toString('hex')}`;
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`create database ${templateName}`);
  const pools = createPools({ connectionString: withDatabase(serverUrl, templateName) });
  await migrate(pools.db);
  await pools.close();
  project.provide('serverUrl', serverUrl);
  project.provide('templateName', templateName);
  return async () => {
    await admin.query(`drop database if exists ${templateName} with (force)`);
    await admin.end();
    await stop();
  };
}

async function openServer(): Promise<{ serverUrl: string; stop: () => Promise<void> }> {
  if (process.env.DATABASE_URL) return { serverUrl: process.env.DATABASE_URL, stop: async () => {} };
  await endAbandoned();
  const dataFolder = await mkdtemp(join(tmpdir(), prefix));
  const server = await startEmbeddedServer({ dataFolder, isDurable: false });
  return {
    serverUrl: server.connectionString,
    stop: async () => {
      await server.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

const prefix = 'jobharbor-test-';

/** A run that was killed could not end its server: the next one does. */
async function endAbandoned(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const dataFolder = join(tmpdir(), name);
    if (!name.startsWith(prefix) || !(await isAbandoned(join(dataFolder, 'postgres.leases')))) continue;
    const server = await startEmbeddedServer({ dataFolder, isDurable: false });
    await server.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
}
