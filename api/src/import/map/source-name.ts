import type { RawJob } from './apply-mapping.ts';
import type { Mapping } from './mapping.ts';

/**
 * The source of a record, within which its id is unique: the one that the operator gives, otherwise the mapping's name.
 * In a format that many sites share it is the site, or job 17 of one board would replace job 17 of another.
 */
export function createSourceNamer(mapping: Mapping, asked?: string): (raw: RawJob) => string {
  if (asked !== undefined) return () => asked;
  if (!mapping.isFormat) return () => mapping.name;
  return (raw) => {
    const site = hostOf(raw.url?.[0]) ?? hostOf(raw.companyWebsite?.[0]);
    return site === undefined ? mapping.name : `${mapping.name}/${site}`;
  };
}

const hostOf = (address: string | undefined): string | undefined =>
  address !== undefined && URL.canParse(address)
    ? new URL(address).hostname.replace(/^www\./, '')
    : undefined;
