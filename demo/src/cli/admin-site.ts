import { createAdminSite } from '../admin-site/create-admin-site.ts';
import { serveSite } from '../form-site/serve-site.ts';
import { adminSite, apiUrl } from '../settings.ts';

/** Serves the site for admins; see the settings in the README. */
const { port, secret, siteUrl } = adminSite;
serveSite(createAdminSite({ origin: apiUrl, secret, siteUrl }), port);
