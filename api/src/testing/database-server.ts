import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedServer } from '../database/embedded-server.ts';
import { migrate } from '../database/migrate.ts';
import { createPools } from '../database/pools.ts';
import { withDatabase } from './connection-string.ts';

declare module 'vitest' {
  interface ProvidedContext {
    serverUrl: string;
    templateName: string;
  }
}

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
  const dataFolder = await mkdtemp(join(tmpdir(), 'jobharbor-test-'));
  const server = await startEmbeddedServer({ dataFolder, isDurable: false });
  return {
    serverUrl: server.connectionString,
    stop: async () => {
      await server.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
