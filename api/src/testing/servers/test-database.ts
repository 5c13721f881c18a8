import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { apiConnection } from '../../database/api-role.ts';
import { withDatabase } from './connection-string.ts';

declare module 'vitest' {
  interface ProvidedContext {
    serverUrl: string;
    templateName: string;
  }
}

export interface TestDatabase {
  connectionString: string;
  /** The role that the API serves as. */
  apiConnectionString: string;
  drop(): Promise<void>;
}

/** A database of this file's own, with all tables and no rows; `isEmpty` leaves even the tables out. */
export async function createTestDatabase({ isEmpty = false } = {}): Promise<TestDatabase> {
  const templateName = inject('templateName');
  // The end of the run drops what has the template’s name at its start.
  const name = `${templateName}_${randomBytes(6).toString('hex')}`;
  const serverUrl = inject('serverUrl');
  const template = isEmpty ? '' : ` template ${templateName}`;
  // Copied as files it takes a third of the processor time that it takes through the log.
  await onServer(serverUrl, `create database ${name}${template} strategy file_copy`);
  return {
    connectionString: withDatabase(serverUrl, name),
    apiConnectionString: apiConnection(withDatabase(serverUrl, name)),
    drop: () => onServer(serverUrl, `drop database if exists ${name} with (force)`),
  };
}

async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
