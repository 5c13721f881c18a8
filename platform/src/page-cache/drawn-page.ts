import type { PageTemplate } from './page-template.ts';

export type DrawnPage =
  | {
      kind: 'page';
      status: number;
      template: PageTemplate;
      opensOn: OpenedRemote;
      shows: ShownFacts;
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

/** Data that the page shows, for invalidation. */
export interface ShownFacts {
  /** Key of the country whose jobs it lists. */
  country: string;
  jobIds: ReadonlySet<number>;
}

/** Ids of the jobs on a page: from its path, and from `data-job` of its cards. */
export function jobIdsOf(path: string, html: string): ReadonlySet<number> {
  const own = /^\/job\/(?:[^/]*-)?(\d+)$/.exec(path)?.[1];
  const cards = [...html.matchAll(/\sdata-job="(\d+)"/g)].map(([, id]) => Number(id));
  return new Set(own === undefined ? cards : [Number(own), ...cards]);
}
