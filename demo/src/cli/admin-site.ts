import { join } from 'node:path';
import { createAdminSite } from '../admin-site/create-admin-site.ts';
import { serveSite } from '../form-site/serve-site.ts';
import { openSessionFolder } from '../form-site/session-folder.ts';
import { adminSite, apiUrl, dataFolder } from '../settings.ts';

/** Serves the site for admins; see the settings in the README. */
const { port, secret, siteUrl } = adminSite;
const store = openSessionFolder(join(dataFolder, 'admin-sessions'));
serveSite(createAdminSite({ origin: apiUrl, secret, siteUrl }, store), port);
