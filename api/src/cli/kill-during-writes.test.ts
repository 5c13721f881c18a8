import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { applyToJob } from '@jobharbor/shared/calls/data/apply-to-job';
import { listSavedJobs } from '@jobharbor/shared/calls/job/list-saved-jobs';
import { searchJobs } from '@jobharbor/shared/calls/job/search-jobs';
import { listApplications } from '@jobharbor/shared/calls/job-application/list-applications';
import { listMessages } from '@jobharbor/shared/calls/job-application/list-messages';
import { sendMessage } from '@jobharbor/shared/calls/job-application/send-message';
import { countries, readAnswer } from '@jobharbor/shared/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openJobSource } from '../job-source/open-job-source.ts';
import { agencyLogin } from '../testing/people/recruiter.ts';
import { aJobDraft } from '../testing/samples/a-job-draft.ts';
import { type ApiProcess, freePort, startApiProcess } from '../testing/servers/api-process.ts';
import { createTestDatabase, type TestDatabase } from '../testing/servers/test-database.ts';

let folder: string;
let database: TestDatabase | null = null;
let env: Record<string, string>;
let api: ApiProcess;
let jobIds: number[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jobharbor-kill-'));
  // An external database exists already; otherwise the process starts its own.
  if (process.env.DATABASE_URL) database = await createTestDatabase();
  env = {
    JOBHARBOR_DATA: folder,
    API_PORT: String(await freePort()),
    DATABASE_URL: database?.connectionString ?? '',
    REQUESTS_PER_MINUTE: '1000000',
  };
  api = await startApiProcess(env);
  await storeJobs();
  jobIds = await openJobs();
}, 120_000);

afterAll(async () => {
  await api?.stop();
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Stores 300 jobs of 30 companies in eight countries, each company with a recruiter who reads applications. */
async function storeJobs(): Promise<void> {
  const source = await openJobSource('test', env);
  const markets = countries.slice(0, 8);
  const jobs = Array.from({ length: 300 }, (_, index) => {
    const { key: countryKey } = markets[index % markets.length] ?? { key: 'ph' };
    const name = `Company ${index % 30}`;
    return aJobDraft({ title: `Nurse ${index}`, countryKey, company: { sourceKey: name, name } });
  });
  await source.upsertJobs(jobs);
  await source.addRecruiters(await source.ensureAccount(agencyLogin), () => ({
    ...agencyLogin,
    title: 'Recruiter',
  }));
  await source.close();
}

/** Jobs that take applications here, of several countries. */
async function openJobs(): Promise<number[]> {
  const found: number[] = [];
  for (const countryId of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const answer = await fetch(`${api.url}/api/job/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'country-id': String(countryId) },
      body: JSON.stringify({ size: 100 }),
    });
    const { jobs } = readAnswer(searchJobs, await answer.json());
    found.push(...jobs.filter((job) => job.apply_mode === 'normal').map((job) => job.id));
  }
  return found;
}

/** A second kill tests another process, not another database server. */
const kills = process.env.TEST_POSTGRES === 'oldest' ? 1 : 2;

interface Writer {
  cookie: string;
  saved: Set<number>;
  applied: Map<number, number>;
  /** Acknowledged message keys by chat. */
  said: Map<number, string[]>;
}

async function ask(cookie: string, method: string, path: string, body?: object): Promise<Response> {
  return fetch(`${api.url}/api${path}`, {
    method,
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function aWriter(): Promise<Writer> {
  const answer = await ask('', 'POST', '/auth/register', {
    email: `${randomUUID()}@example.com`,
    password: 'a good password',
    first_name: 'Writer',
    terms_and_condition: 1,
  });
  const cookie = answer.headers.getSetCookie().find((text) => text.startsWith('sessionid=')) ?? '';
  return { cookie: cookie.split(';')[0] ?? '', saved: new Set(), applied: new Map(), said: new Map() };
}

/** Saves, applies and writes until the API is killed; records what was acknowledged. */
async function writeUntilTheEnd(writer: Writer): Promise<void> {
  for (let round = 0; ; round += 1) {
    const jobId = jobIds[round % jobIds.length] ?? 0;
    try {
      const saved = await ask(writer.cookie, 'POST', '/job/saved-jobs/create', { job_id: jobId });
      if (saved.ok) writer.saved.add(jobId);
      const applied = await ask(writer.cookie, 'POST', `/data/jobs/${jobId}/applications`, {
        first_message: 'Hello',
      });
      if (!applied.ok) continue;
      const { application } = readAnswer(applyToJob, await applied.json());
      writer.applied.set(jobId, application.id);
      const chatId = application.chat_id ?? 0;
      for (let turn = 0; turn < 3; turn += 1) {
        const key = randomUUID();
        const path = `/jobApplication/chats/${chatId}/messages`;
        const answer = await ask(writer.cookie, 'POST', path, { client_key: key, text: `Words ${turn}` });
        if (!answer.ok) continue;
        readAnswer(sendMessage, await answer.json());
        writer.said.set(chatId, [...(writer.said.get(chatId) ?? []), key]);
      }
    } catch {
      return;
    }
  }
}

async function lossesOf(writer: Writer): Promise<unknown[]> {
  const losses: unknown[] = [];
  const saved = new Set<number>();
  const applied = new Map<number, number>();
  for (let page = 1, isLast = false; !isLast; page += 1) {
    const saves = await ask(writer.cookie, 'GET', `/job/saved-jobs?size=100&page=${page}`);
    const { saved_jobs } = readAnswer(listSavedJobs, await saves.json());
    for (const { job } of saved_jobs) saved.add(job.id);
    const list = await ask(writer.cookie, 'GET', `/jobApplication/jobseekers?size=100&page=${page}`);
    const { applications } = readAnswer(listApplications, await list.json());
    for (const { id, job } of applications) applied.set(job.id, id);
    isLast = saved_jobs.length < 100 && applications.length < 100;
  }
  for (const jobId of writer.saved) if (!saved.has(jobId)) losses.push({ saved: jobId });
  for (const [jobId, id] of writer.applied) {
    if (applied.get(jobId) !== id) losses.push({ application: id });
  }
  for (const [chatId, keys] of writer.said) {
    const answer = await ask(writer.cookie, 'GET', `/jobApplication/chats/${chatId}/messages?size=100`);
    const { messages } = readAnswer(listMessages, await answer.json());
    const stored = messages.map((message) => message.client_key);
    for (const key of keys) {
      const copies = stored.filter((one) => one === key).length;
      if (copies !== 1) losses.push({ message: key, copies });
    }
  }
  return losses;
}

/** Saves, applications and messages that the API has confirmed. */
function acknowledged(writers: readonly Writer[]): number[] {
  const count = (sizeOf: (writer: Writer) => number) =>
    writers.reduce((total, writer) => total + sizeOf(writer), 0);
  return [
    count(({ saved }) => saved.size),
    count(({ applied }) => applied.size),
    count(({ said }) => [...said.values()].flat().length),
  ];
}

describe('the API, killed while twenty people save, apply and write', () => {
  it('has everything that it acknowledged when it is back, once, also after a second kill', async () => {
    const writers = await Promise.all(Array.from({ length: 20 }, aWriter));
    for (let time = 0; time < kills; time += 1) {
      const writing = Promise.all(writers.map(writeUntilTheEnd));
      // Until enough is acknowledged, and all writers are active.
      while (acknowledged(writers).some((figure) => figure <= 20 * (time + 1))) await pause(20);
      await api.kill();
      await writing;
      api = await startApiProcess(env);
    }
    // Losses of any kill are visible at the end as well.
    expect((await Promise.all(writers.map(lossesOf))).flat()).toEqual([]);
    const figures = acknowledged(writers);
    const [saves, applications, messages] = figures;
    console.warn(`acknowledged and kept: ${saves} saves, ${applications} applications, ${messages} messages`);
    for (const figure of figures) expect(figure).toBeGreaterThan(20);
  }, 120_000);
});
