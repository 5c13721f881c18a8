import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { prepareOwnRole } from '../../database/api-role.ts';
import { isAbandoned } from '../../database/embedded/data-folder-lease.ts';
import { startEmbeddedServer } from '../../database/embedded/embedded-server.ts';
import { migrate } from '../../database/migrate.ts';
import { createPools } from '../../database/pools.ts';
import { overSocket, withDatabase } from './connection-string.ts';
import { endServerWithUs } from './end-server-with-us.ts';
import { writeStatements } from './statements-file.ts';

/**
 * Starts one server for the whole run, with a migrated template database that test files copy. `WITHOUT_SERVICES` skips
 * it, for tests that need no database.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (process.env.WITHOUT_SERVICES) return async () => {};
  const { serverUrl, stop } = await openServer();
  const templateName = `jobharbor_template_${randomBytes(4).toString('hex')}`;
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`create database ${templateName}`);
  const pools = createPools({ connectionString: withDatabase(serverUrl, templateName) });
  await migrate(pools.db);
  await pools.close();
  await prepareOwnRole(withDatabase(serverUrl, templateName));
  project.provide('serverUrl', serverUrl);
  project.provide('templateName', templateName);
  return async () => {
    if (!isOldest()) await writeStatements(withDatabase(serverUrl, templateName));
    const { rows } = await admin.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [templateName],
    );
    for (const { datname } of rows) await admin.query(`drop database if exists ${datname} with (force)`);
    await admin.end();
    await stop();
  };
}

/**
 * The server that `DATABASE_URL` names, or else an embedded one with its own data. `TEST_POSTGRES=oldest` starts the
 * oldest version that the API supports. The tests use it like an operator's server.
 */
async function openServer(): Promise<{ serverUrl: string; stop: () => Promise<void> }> {
  if (process.env.DATABASE_URL) return { serverUrl: process.env.DATABASE_URL, stop: async () => {} };
  const { prefix, server: release } = isOldest() ? oldest : newest;
  await endAbandoned();
  const dataFolder = await mkdtemp(join(tmpdir(), prefix));
  endServerWithUs(dataFolder, release);
  const server = await startEmbeddedServer({
    dataFolder,
    isDurable: false,
    ...(release && { server: release }),
  });
  if (isOldest()) process.env.DATABASE_URL = server.connectionString;
  // The oldest version is met over TCP, as an operator's server.
  const isOverTcp = isOldest() || process.platform === 'win32';
  return {
    serverUrl: isOverTcp ? server.connectionString : overSocket(server.connectionString, dataFolder),
    stop: async () => {
      await server.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

const isOldest = () => process.env.TEST_POSTGRES === 'oldest';

/** Data folders of the tests' servers, and the package of the server where it is not the product's own. */
const newest = { prefix: 'jobharbor-test-', server: undefined };
const oldest = { prefix: 'jobharbor-oldest-', server: 'postgres-15' };

/** Stops servers of earlier runs that were killed with their watcher, for example with their container. */
async function endAbandoned(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const kind = [newest, oldest].find(({ prefix }) => name.startsWith(prefix));
    const dataFolder = join(tmpdir(), name);
    if (!kind || !(await isAbandoned(join(dataFolder, 'postgres.leases')))) continue;
    const { server: release } = kind;
    const server = await startEmbeddedServer({
      dataFolder,
      isDurable: false,
      ...(release && { server: release }),
    });
    await server.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
}
