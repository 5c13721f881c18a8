import { startPartnerSite } from './partner-site.ts';
import { startSocialCounterparts } from './social-counterparts.ts';

/**
 * Program: starts fake external services for a site at `argv[2]` with its API at `argv[3]`. They are an identity
 * provider for each social login, which accepts any email, and a partner site for each hand-off. Prints the site's
 * settings as JSON, and exits with its standard input.
 */
const [siteUrl = '', apiUrl = ''] = process.argv.slice(2);
const settings = await startSocialCounterparts(siteUrl);
for (const site of ['employer', 'resume-builder', 'admin']) {
  const secret = `a secret of the ${site} site of the tests`;
  const partner = await startPartnerSite(site, secret);
  partner.setApi(apiUrl, siteUrl);
  const name = `${site.replace('-', '_').toUpperCase()}_SITE`;
  Object.assign(settings, { [`${name}_URL`]: partner.url, [`${name}_SECRET`]: secret });
}
console.log(JSON.stringify(settings));
process.stdin.resume().on('end', () => process.exit());
