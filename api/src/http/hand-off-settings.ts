import { type HandOffSite, handOffSite } from '@jobharbor/shared/contracts';

export interface HandOffTarget {
  /** URL there that accepts a code. */
  url: string;
  /** Secret that its server presents with a code. */
  secret: string;
}

/** Configured sites; hand-offs to others are refused. */
export type HandOffSettings = Readonly<Partial<Record<HandOffSite, HandOffTarget>>>;

const shortest = 32;
const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Reads `EMPLOYER_SITE_URL` and `EMPLOYER_SITE_SECRET`, and the same of `RESUME_BUILDER_SITE` and `ADMIN_SITE`. */
export function readHandOffSettings(env: NodeJS.ProcessEnv): HandOffSettings {
  return Object.fromEntries(
    handOffSite.options.flatMap((site) => {
      const name = `${site.replace('-', '_').toUpperCase()}_SITE`;
      const [address, secret] = [env[`${name}_URL`] || undefined, env[`${name}_SECRET`] || undefined];
      if (address === undefined && secret === undefined) return [];
      const url = address === undefined ? null : URL.parse(address);
      if (
        url === null ||
        !(url.protocol === 'https:' || (url.protocol === 'http:' && localHosts.has(url.hostname)))
      )
        throw new Error(`${name}_URL takes an https address, such as https://employers.example/keep-login.`);
      if (secret === undefined || secret.length < shortest)
        throw new Error(
          `${name}_SECRET takes at least ${shortest} characters, for example of openssl rand -base64 32.`,
        );
      return [[site, { url: url.href, secret }]];
    }),
  );
}
