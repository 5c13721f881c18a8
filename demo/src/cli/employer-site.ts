import { join } from 'node:path';
import { createEmployerSite } from '../employer-site/create-employer-site.ts';
import { serveSite } from '../form-site/serve-site.ts';
import { openSessionFolder } from '../form-site/session-folder.ts';
import { apiUrl, dataFolder, employerSite } from '../settings.ts';

/** Serves the employers' site of the demonstration; see the settings in the README. */
const { port, secret, siteUrl } = employerSite;
const store = openSessionFolder(join(dataFolder, 'employer-sessions'));
serveSite(createEmployerSite({ origin: apiUrl, secret, siteUrl }, store), port);
