import { createWriteStream } from 'node:fs';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';
import { type Board, feedAddress } from './feed-address.ts';

/** Requests an address of a system; a test leads it to a server of its own. */
export type Read = (address: string, headers: Readonly<Record<string, string>>) => Promise<Response>;

const timeoutMs = 60_000;
const maxBytes = 100_000_000;
/** Maximum response size in bytes, since it is read into memory. */
const maxPartBytes = 5_000_000;
/** Timeout for all requests of one board in milliseconds, since boards of other companies wait for it. */
const boardMs = 600_000;

/** No redirect is followed: it might lead into our own network. */
export const readPublic: Read = (address, headers) =>
  fetch(address, { headers, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });

/** Cache validators of a board's last response (ETag, Last-Modified), for a conditional request. */
export interface Validators {
  etag: string | null;
  last_modified: string | null;
}

/** The board did not answer with its jobs; the message is for the employer, in English. */
export class BoardError extends Error {
  /** Until when the system asks not to be asked again, in seconds. */
  readonly retryAfter: number;
  constructor(message: string, retryAfter = 0) {
    super(message);
    this.retryAfter = retryAfter;
  }
}

async function ask(
  read: Read,
  address: string,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const answer = await read(address, { ...headers, 'user-agent': 'JobHarbor-Feed/1' }).catch(
    (error: unknown) => {
      const cause =
        error instanceof Error ? (error.cause instanceof Error ? error.cause : error).message : '';
      throw new BoardError(`${new URL(address).host} could not be reached: ${cause}`);
    },
  );
  if (answer.ok || answer.status === 304) return answer;
  const wait = Number(answer.headers.get('retry-after')) || 0;
  if (answer.status === 404) throw new BoardError('There is no board of this name. Check its address.');
  throw new BoardError(`${new URL(address).host} answered with ${answer.status}.`, Math.min(wait, 86_400));
}

/**
 * Stores the answer of a board in a file. Null: it is as it was when it sent the validators. SmartRecruiters lists its jobs by
 * pages without their texts, so that each is asked for.
 */
export async function readBoard(
  read: Read,
  board: Board,
  before: Validators,
  path: string,
  now: () => number = () => performance.now(),
): Promise<Validators | null> {
  if (board.system === 'smartrecruiters') return readPostings(read, feedAddress(board), path, now);
  const answer = await ask(read, feedAddress(board), {
    ...(before.etag !== null && { 'if-none-match': before.etag }),
    ...(before.last_modified !== null && { 'if-modified-since': before.last_modified }),
  });
  if (answer.status === 304) return null;
  if (answer.body === null) throw new BoardError('The board answered without a content.');
  await pipeline(limited(answer.body), createWriteStream(path));
  return { etag: answer.headers.get('etag'), last_modified: answer.headers.get('last-modified') };
}

async function* limited(body: AsyncIterable<Uint8Array>, most = maxBytes): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const part of body) {
    bytes += part.byteLength;
    if (bytes > most) throw new BoardError(`The board is larger than ${most / 1_000_000} MB.`);
    yield part;
  }
}

const readJson = async ({ body }: Response): Promise<unknown> =>
  body === null ? null : json(limited(body, maxPartBytes));

const pageSize = 100;
const maxPostings = 2_000;
const postingPage = z.object({ totalFound: z.int(), content: z.array(z.object({ id: z.string() })) });

async function readPostings(
  read: Read,
  address: string,
  path: string,
  now: () => number,
): Promise<Validators> {
  const until = now() + boardMs;
  const askInTime = async (from: string) => {
    if (now() > until) throw new BoardError(`The board took more than ${boardMs / 60_000} minutes.`);
    return readJson(await ask(read, from, {}));
  };
  const ids: string[] = [];
  for (let total = 1; ids.length < Math.min(total, maxPostings); ) {
    const page = postingPage.safeParse(await askInTime(`${address}?limit=${pageSize}&offset=${ids.length}`));
    if (!page.success) throw new BoardError('The board answered in a form that is not known.');
    total = page.data.totalFound;
    if (page.data.content.length === 0) break;
    ids.push(...page.data.content.map(({ id }) => id));
  }
  async function* postings() {
    yield '[';
    for (const [index, id] of ids.entries()) {
      const posting = await askInTime(`${address}/${encodeURIComponent(id)}`);
      yield `${index > 0 ? ',' : ''}${JSON.stringify(posting)}`;
    }
    yield ']';
  }
  const bytes = async function* () {
    for await (const text of postings()) yield Buffer.from(text);
  };
  await pipeline(limited(bytes()), createWriteStream(path));
  return { etag: null, last_modified: null };
}
