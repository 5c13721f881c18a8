export interface Website {
  href: string;
  /** Without `www.`, for display. */
  host: string;
}

/** Parses the website that a company gave; undefined for anything but http and https. */
export function parseWebsite(address: string | null): Website | undefined {
  if (address === null || !URL.canParse(address)) return undefined;
  const { protocol, host, href } = new URL(address);
  return /^https?:$/.test(protocol) ? { href, host: host.replace(/^www\./, '') } : undefined;
}

/** Whether `host` is the website's host or a subdomain of it: `careers.bay.example` of `bay.example`. */
export const isHostOf = (host: string, site: Website | undefined): boolean =>
  site !== undefined && `.${host}`.endsWith(`.${site.host}`);
