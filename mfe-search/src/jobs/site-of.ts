export interface Site {
  href: string;
  /** As people say it, without "www.". */
  host: string;
}

/** The site at an address that a company gave; undefined where a browser should not be sent there. */
export function siteOf(address: string | null): Site | undefined {
  if (address === null || !URL.canParse(address)) return undefined;
  const { protocol, host, href } = new URL(address);
  return /^https?:$/.test(protocol) ? { href, host: host.replace(/^www\./, '') } : undefined;
}

/** Whether a host is of the same site: "careers.bay.example" is of "bay.example". */
export const isOfSite = (host: string, site: Site | undefined): boolean =>
  site !== undefined && `.${host}`.endsWith(`.${site.host}`);
