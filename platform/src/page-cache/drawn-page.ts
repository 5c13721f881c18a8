import type { RemoteRoute } from '@jobharbor/shared/remote/contract';
import type { PageTemplate } from './page-template.ts';

export type DrawnPage =
  | {
      kind: 'page';
      status: number;
      template: PageTemplate;
      opensOn: OpenedRemote;
      /** What invalidates it. */
      keys: ReadonlySet<string>;
      /** A call of its render failed for reasons that may not apply to another visitor: a rate limit, a server error. */
      hasApiFailed: boolean;
    }
  | { kind: 'moved'; to: string };

/** Owner of the page: the shell itself where no remote serves the URL. */
export interface OpenedRemote {
  name: string;
  version: string;
  /** Its HTML is in the page. */
  isDrawn: boolean;
  /** Its server render failed. */
  hasFailed: boolean;
}

/**
 * Keys of data, by which pages are invalidated here and in a shared cache (surrogate keys). `jobs-ph` stands for any list
 * of a country's jobs.
 */
export const surrogateKey = {
  job: (id: number | string) => `job-${id}`,
  company: (id: number | string) => `company-${id}`,
  jobsOf: (country: string) => `jobs-${country}`,
  /** Every page of a country; of a shared cache alone. */
  pagesOf: (country: string) => `country-${country}`,
};

/** The job or company that a path is of. */
export function subjectOf(path: string): { kind: 'job' | 'company'; id: number } | undefined {
  const [, kind, id] = /^\/(job|company)\/(?:[^/]*-)?(\d+)(?:\/|$)/.exec(path) ?? [];
  return kind === 'job' || kind === 'company' ? { kind, id: Number(id) } : undefined;
}

/** Surrogate keys of a page: from its path, from `data-job` of its cards, and its country's if it lists jobs. */
export function keysOfPage(
  { path, country }: { path: string; country: string },
  html: string,
  { invalidatedBy = 'country' }: Pick<RemoteRoute, 'invalidatedBy'> = {},
): ReadonlySet<string> {
  const subject = subjectOf(path);
  const keys = new Set(
    [...html.matchAll(/\sdata-job="(\d+)"/g)].map(([, job = '']) => surrogateKey.job(job)),
  );
  if (subject) keys.add(surrogateKey[subject.kind](subject.id));
  if (invalidatedBy === 'country') keys.add(surrogateKey.jobsOf(country));
  return keys;
}
