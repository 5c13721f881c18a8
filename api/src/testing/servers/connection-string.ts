import { join } from 'node:path';

/** The same server, another database. */
export function withDatabase(connectionString: string, name: string): string {
  const url = new URL(connectionString);
  url.pathname = `/${name}`;
  return url.href;
}

/** The same database over the Unix socket in the server's data folder. */
export function overSocket(connectionString: string, dataFolder: string): string {
  const url = new URL(connectionString);
  url.searchParams.set('host', join(dataFolder, 'postgres'));
  return url.href;
}
