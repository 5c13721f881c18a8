import type { FeedSystem } from '@jobharbor/shared/contracts';

interface System {
  /** Of addresses that an employer may enter; the group is the board's name. */
  addresses: readonly RegExp[];
  /** Where programs read the board. Nothing but this is ever requested, so that no address can lead into our own network. */
  feed(board: string): string;
  /** Builds the URL of a job's page from its id, for feeds without URLs of jobs. */
  job?(board: string, id: string): string;
}

const name = '([A-Za-z0-9][A-Za-z0-9_-]{0,79})';
const at = (host: string, path = ''): RegExp => new RegExp(`^https://${host}/${path}(?:[/?#]|$)`, 'i');
const subdomain = (domain: string): RegExp => new RegExp(`^https://${name}\\.${domain}(?:[/?#]|$)`, 'i');

const systems: Readonly<Record<FeedSystem, System>> = {
  greenhouse: {
    addresses: [
      at('boards-api\\.greenhouse\\.io', `v1/boards/${name}`),
      at('(?:boards|job-boards)(?:\\.eu)?\\.greenhouse\\.io', name),
    ],
    feed: (board) => `https://boards-api.greenhouse.io/v1/boards/${board}/jobs?content=true`,
  },
  lever: {
    addresses: [at('api\\.lever\\.co', `v0/postings/${name}`), at('jobs\\.lever\\.co', name)],
    feed: (board) => `https://api.lever.co/v0/postings/${board}?mode=json`,
  },
  ashby: {
    addresses: [at('api\\.ashbyhq\\.com', `posting-api/job-board/${name}`), at('jobs\\.ashbyhq\\.com', name)],
    feed: (board) => `https://api.ashbyhq.com/posting-api/job-board/${board}?includeCompensation=true`,
  },
  workable: {
    addresses: [
      at('apply\\.workable\\.com', `api/v1/widget/accounts/${name}`),
      at('apply\\.workable\\.com', name),
    ],
    feed: (board) => `https://apply.workable.com/api/v1/widget/accounts/${board}?details=true`,
  },
  smartrecruiters: {
    addresses: [
      at('api\\.smartrecruiters\\.com', `v1/companies/${name}`),
      at('(?:careers|jobs)\\.smartrecruiters\\.com', name),
    ],
    feed: (board) => `https://api.smartrecruiters.com/v1/companies/${board}/postings`,
  },
  teamtailor: {
    addresses: [subdomain('teamtailor\\.com')],
    feed: (board) => `https://${board}.teamtailor.com/jobs.rss`,
  },
  personio: {
    addresses: [subdomain('jobs\\.personio\\.(?:de|com)')],
    feed: (board) => `https://${board}.jobs.personio.de/xml`,
    job: (board, id) => `https://${board}.jobs.personio.de/job/${encodeURIComponent(id)}`,
  },
  recruitee: {
    addresses: [subdomain('recruitee\\.com')],
    feed: (board) => `https://${board}.recruitee.com/api/offers`,
  },
};

export interface Board {
  system: FeedSystem;
  board: string;
}

const reserved = new Set(['www', 'api', 'app', 'support', 'help', 'status']);

/** The board that an employer's address names; null for one of no system that is read. */
export function boardOf(address: string): Board | null {
  for (const [system, { addresses }] of Object.entries(systems))
    for (const pattern of addresses) {
      const board = pattern.exec(address)?.[1];
      if (board !== undefined && !reserved.has(board.toLowerCase()))
        return { system: system as FeedSystem, board };
    }
  return null;
}

export const feedAddress = ({ system, board }: Board): string => systems[system].feed(board);

/** The page of a job by its id, where people apply; undefined for a system whose feed has the addresses itself. */
export function jobAddressOf({ system, board }: Board): ((id: string) => string) | undefined {
  const { job } = systems[system];
  return job && ((id) => job(board, id));
}
