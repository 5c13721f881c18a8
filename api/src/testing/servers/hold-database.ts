import pg from 'pg';
import { startEmbeddedServer } from '../../database/embedded/embedded-server.ts';
import { endServerWithUs } from './end-server-with-us.ts';

/**
 * A program for tests to kill. It starts the database of the given folder and writes numbers, and prints each once the
 * database has acknowledged it. With `--watched` the database ends with the program.
 */
const [dataFolder = '', watched] = process.argv.slice(2);
if (watched) endServerWithUs(dataFolder);
const server = await startEmbeddedServer({ dataFolder });
const client = new pg.Client({ connectionString: server.connectionString });
await client.connect();
await client.query('create table if not exists written (n int primary key)');
let isEnding = false;
process.on('SIGTERM', () => {
  isEnding = true;
});
for (let n = 1; !isEnding; n += 1) {
  await client.query('insert into written values ($1)', [n]);
  process.stdout.write(`${n}\n`);
}
await client.end();
await server.stop();
