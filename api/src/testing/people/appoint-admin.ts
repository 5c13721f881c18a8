import pg from 'pg';
import { startEmbeddedServer } from '../../database/embedded/embedded-server.ts';

/** Program: appoints the account with the address `argv[3]`, as docs/operations.md says, on the site of the data folder `argv[2]`. */
const [dataFolder = '', email = ''] = process.argv.slice(2);
const server = await startEmbeddedServer({ dataFolder });
const client = new pg.Client({ connectionString: server.connectionString });
await client.connect();
const { rowCount } = await client.query(
  "update accounts set role = 'admin' where email_key = $1 and is_email_verified",
  [email],
);
await client.end();
await server.stop();
if (rowCount !== 1) throw new Error(`Nobody has confirmed ${email}.`);
