import { join } from 'node:path';
import { createEmployerSite } from '../employer-site/create-employer-site.ts';
import { serveSite } from '../form-site/serve-site.ts';
import { createFileSessionStore } from '../form-site/session-store.ts';
import { apiUrl, dataFolder, employerSite } from '../settings.ts';

/** Serves the employers' site of the demonstration; see the settings in the README. */
const { port, secret, siteUrl } = employerSite;
const store = createFileSessionStore(join(dataFolder, 'employer-sessions'));
const cleanUp = () => void store.removeExpired(Date.now()).catch(console.error);
cleanUp();
setInterval(cleanUp, 3_600_000).unref();
serveSite(createEmployerSite({ origin: apiUrl, secret, siteUrl }, store), port);
