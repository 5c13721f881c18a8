import type { PageTemplate } from './page-template.ts';

export type DrawnPage =
  | {
      kind: 'page';
      status: number;
      template: PageTemplate;
      opensOn: OpenedRemote;
      shows: ShownFacts;
      /** A call of its render came back with a failure that another visitor's may not have: a limit, a server error. */
      hasApiFailed: boolean;
    }
  | { kind: 'moved'; to: string };

/** Owner of the page: the shell itself where no remote serves the address. */
export interface OpenedRemote {
  name: string;
  version: string;
  /** Its HTML is in the page. */
  isDrawn: boolean;
  /** Its server render was wanted and did not come. */
  hasFailed: boolean;
}

/** By what news a page goes out of date. */
export interface ShownFacts {
  /** Key of the country whose market it shows. */
  country: string;
  jobIds: ReadonlySet<number>;
}

/** Ids of the jobs on a page: its own, by the end of its path, and those of its cards, by `data-job`. */
export function jobIdsOf(path: string, html: string): ReadonlySet<number> {
  const own = /^\/job\/(?:[^/]*-)?(\d+)$/.exec(path)?.[1];
  const cards = [...html.matchAll(/\sdata-job="(\d+)"/g)].map(([, id]) => Number(id));
  return new Set(own === undefined ? cards : [Number(own), ...cards]);
}
