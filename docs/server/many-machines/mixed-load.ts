import { setTimeout as delay } from 'node:timers/promises';
import { type ChatPage, openChatPage } from './page-of-chat.ts';
import { ask } from './visitor.ts';

export interface Side {
  chatId: number;
  token: string;
}
/** As `people.ts` writes them. */
export interface People {
  pairs: [Side, Side][];
  jobs: number[];
}

export type Kind = 'page' | 'search' | 'message' | 'application' | 'upload';
/** Requests a second of each kind, times `--rate`. */
const perSecond: Record<Kind, number> = { page: 2, search: 3, message: 4, application: 0.5, upload: 0.5 };
const paths = ['/en/ph', '/en/sg', '/ar/sa', '/en/ph/companies', '/ja/jp'];
const words = ['manager', 'engineer', 'nurse', 'sales', 'driver', 'designer'];

/** One request, at the time it was made. */
export interface Try {
  kind: Kind;
  at: number;
  ms: number;
  status: number;
  reason: string;
}
/** A change that the site has acknowledged. */
export interface Write {
  kind: Kind;
  at: number;
  side: Side;
  key: string;
  /** Of the message with the file. */
  id: number;
  jobId: number;
}

export interface Load {
  tries: Try[];
  writes: Write[];
  /** Of the recruiters, in the order of the pairs. */
  pages: ChatPage[];
  stop(): Promise<void>;
}

export const fileOf = (key: string): Buffer =>
  Buffer.from(`%PDF-1.4\n1 0 obj\n<</T(${key})>>\nendobj\n${'%'.repeat(20_000)}\n%%EOF`);

/** Sends requests at fixed times, whether or not earlier ones are answered, until it is stopped. */
export function startLoad({ pairs, jobs }: People, rate: number): Load {
  const run = Math.random().toString(36).slice(2, 8);
  // Each run applies for other jobs.
  const firstJob = Math.floor(Math.random() * jobs.length);
  const tries: Try[] = [];
  const writes: Write[] = [];
  const pages = pairs.map(([, recruiter], index) => openChatPage(index, recruiter));
  const pending = new Set<Promise<void>>();

  async function send(kind: Kind, turn: number): Promise<void> {
    const at = performance.now();
    const side = pairs[turn % pairs.length]?.[0] ?? { chatId: 0, token: '' };
    const key = `${kind}-${run}-${turn}`;
    const jobId = jobs[(firstJob + Math.floor(turn / pairs.length)) % jobs.length] ?? 0;
    const { status, body } = await ask(turn, ...requestOf(kind, { turn, side, key, jobId }));
    tries.push({
      kind,
      at,
      ms: performance.now() - at,
      status,
      reason: status === 200 ? '' : reasonOf(body),
    });
    // 201: it is new. An application that an earlier run sent is answered with 200.
    if (status !== 201) return;
    const { message } = JSON.parse(body.toString()).data as { message?: { id: number } };
    writes.push({ kind, at, side, key, jobId, id: message?.id ?? 0 });
  }

  const timers = (Object.keys(perSecond) as Kind[]).map((kind) => {
    let turn = 0;
    return setInterval(
      () => {
        const sending = send(kind, turn++).finally(() => pending.delete(sending));
        pending.add(sending);
      },
      1_000 / (perSecond[kind] * rate),
    );
  });
  return {
    ...{ tries, writes, pages },
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(pending);
      // The last messages may be on their way.
      await delay(5_000);
      for (const page of pages) page.close();
    },
  };
}

function requestOf(
  kind: Kind,
  { turn, side, key, jobId }: { turn: number; side: Side; key: string; jobId: number },
): [string, Parameters<typeof ask>[2]?] {
  const { chatId, token } = side;
  switch (kind) {
    case 'page':
      // Every second one of a signed-in person: no kept page.
      return [paths[turn % paths.length] ?? '/', turn % 2 === 0 ? { token } : {}];
    case 'search':
      return ['/api/job/search', { json: { query: words[turn % words.length] } }];
    case 'message':
      return [
        `/api/jobApplication/chats/${chatId}/messages`,
        { token, json: { client_key: key, text: key } },
      ];
    case 'application':
      return [`/api/data/jobs/${jobId}/applications`, { token, json: { first_message: key } }];
    case 'upload':
      return [
        `/api/jobApplication/chats/${chatId}/files`,
        { token, form: { fields: { client_key: key }, file: fileOf(key) } },
      ];
  }
}

function reasonOf(body: Buffer): string {
  const text = body.toString().slice(0, 300);
  return /"code":(\d+)/.exec(text)?.[1] ?? text.replace(/\s+/g, ' ').slice(0, 60);
}
