import { setTimeout as delay } from 'node:timers/promises';
import { fileOf, type Side, type Write } from './mixed-load.ts';
import { ask } from './visitor.ts';

interface Checked {
  /** Acknowledged, and not there when it is read back by the API. */
  missing: Write[];
  /** Messages that are stored more than once. */
  twice: number;
  /** Could not be read back. */
  unknown: number;
}

/** Reads back each acknowledged change: messages and applications by their lists, files by their bytes. */
export async function checkWrites(writes: readonly Write[]): Promise<Checked> {
  const checked: Checked = { missing: [], twice: 0, unknown: 0 };
  for (const [side, own] of Map.groupBy(writes, (write) => write.side)) {
    const keys = await keysOf(side);
    const jobs = await jobsOf(side);
    for (const write of own) {
      const found =
        write.kind === 'application'
          ? jobs?.filter((id) => id === write.jobId)
          : keys?.filter((key) => key === write.key);
      if (!found) checked.unknown += 1;
      else if (found.length === 0 || (write.kind === 'upload' && !(await hasFile(write))))
        checked.missing.push(write);
      else if (found.length > 1) checked.twice += 1;
    }
  }
  return checked;
}

async function read<Data>(path: string, token: string): Promise<Data | null> {
  for (let turn = 0; turn < 5; turn += 1) {
    const { status, body } = await ask(turn, path, { token });
    if (status === 200) return JSON.parse(body.toString()).data as Data;
    await delay(1_000);
  }
  return null;
}

async function keysOf({ chatId, token }: Side): Promise<string[] | null> {
  const keys: string[] = [];
  for (let after = ''; ; ) {
    const path = `/api/jobApplication/chats/${chatId}/messages?size=100${after}`;
    type Page = { messages: { id: number; client_key: string | null }[]; has_earlier: boolean };
    const page = await read<Page>(path, token);
    if (page === null) return null;
    keys.push(...page.messages.flatMap(({ client_key: key }) => key ?? []));
    if (!page.has_earlier) return keys;
    after = `&before=${Math.min(...page.messages.map(({ id }) => id))}`;
  }
}

async function jobsOf({ token }: Side): Promise<number[] | null> {
  const jobs: number[] = [];
  for (let page = 1; ; page += 1) {
    type Page = { applications: { job: { id: number } }[]; total: number };
    const answer = await read<Page>(`/api/jobApplication/jobseekers?page=${page}&size=50`, token);
    if (answer === null) return null;
    jobs.push(...answer.applications.map(({ job }) => job.id));
    if (answer.applications.length === 0 || jobs.length >= answer.total) return jobs;
  }
}

async function hasFile({ side, id, key }: Write): Promise<boolean> {
  const path = `/api/jobApplication/chats/${side.chatId}/messages/${id}/file`;
  for (let turn = 0; turn < 5; turn += 1) {
    const { status, body } = await ask(turn, path, { token: side.token });
    if (status === 200) return body.equals(fileOf(key));
    await delay(1_000);
  }
  return false;
}
