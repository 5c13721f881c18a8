import { join } from 'node:path';
import { endWithParent } from '@jobharbor/api/end-with-parent';
import { createEmployerSite } from '../employer-site/create-employer-site.ts';
import { createFileSessionStore } from '../form-site/session-store.ts';
import { apiUrl, dataFolder, employerSite } from '../settings.ts';

/** Serves the employers' site of the demonstration; see the settings in the README. */
const { port, secret, siteUrl } = employerSite;
const store = createFileSessionStore(join(dataFolder, 'employer-sessions'));
const server = createEmployerSite({ origin: apiUrl, secret, siteUrl }, store);
const cleanUp = () => void store.removeExpired(Date.now()).catch(console.error);
cleanUp();
setInterval(cleanUp, 3_600_000).unref();
server.listen(port, '127.0.0.1', () =>
  console.log(JSON.stringify({ event: 'listening', url: `http://127.0.0.1:${port}` })),
);

const end = () => {
  server.close();
  server.closeAllConnections();
  process.exit(0);
};
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end);
endWithParent(end);
