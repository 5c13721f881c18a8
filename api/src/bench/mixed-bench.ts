import { parseArgs } from 'node:util';
import { countries } from '@jobharbor/shared/contracts';
import { aConversation, say } from '../testing/people/conversation.ts';
import { asTestApi, openBenchSite } from './bench-site.ts';
import { fillMarket } from './fill-market.ts';
import { print, show, time } from './times.ts';

/**
 * Concurrent readers and writers, and each kind alone, over HTTP (injected) in one process: `pnpm bench mixed [--size
 * 20000] [--clients 50] [--seconds 10]`. A writer saves and unsaves a job and sends a message, in turn; each client sends
 * its next request after the answer.
 */
const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '20000' },
    clients: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '10' },
  },
});
const clients = Number(values.clients);
const words = ['manager', 'engineer', 'nurse', '工程師', 'sales', 'driver', 'designer', 'manager remote'];

const site = await openBenchSite();
const api = asTestApi(site);

type Client = (turn: number) => Promise<void>;

const searcher = (number: number): Client => {
  return async (turn) => {
    const country = countries[(number + turn) % countries.length]?.key ?? 'tw';
    await site.search(country, { query: words[(number * 3 + turn) % words.length] ?? '' });
  };
};

async function writer(): Promise<Client> {
  const { person, chatId, recruiter } = await aConversation(api);
  const runNextAction = async (turn: number) => {
    if (turn % 3 === 0) return person.ask('POST', '/job/saved-jobs/create', { job_id: recruiter.jobId });
    if (turn % 3 === 1) return person.ask('DELETE', `/job/saved-jobs/${recruiter.jobId}/delete`);
    return say(person, chatId, `Message ${turn}`);
  };
  return async (turn) => {
    const answer = await runNextAction(turn);
    if (answer.statusCode >= 300) throw new Error(`${answer.statusCode} ${answer.body}`);
  };
}

/** Sends each client's requests, one after another, until the time is over. */
async function run(clients: readonly Client[]): Promise<number[]> {
  const end = performance.now() + Number(values.seconds) * 1_000;
  const times: number[] = [];
  await Promise.all(
    clients.map(async (client) => {
      for (let turn = 0; performance.now() < end; turn += 1) times.push(await time(() => client(turn)));
    }),
  );
  return times;
}

const report = (name: string, times: readonly number[]) =>
  print(`  ${name.padEnd(28)} ${Math.round(times.length / Number(values.seconds))} a second, ${show(times)}`);

try {
  await fillMarket(site, Number(values.size));
  const searchers = Array.from({ length: clients }, (_, number) => searcher(number));
  const writers: Client[] = [];
  for (let number = 0; number < clients; number += 1) writers.push(await writer());
  print(`${values.size} jobs, ${clients} clients of each kind, ${values.seconds} s each`);
  await Promise.all(searchers.map((client) => client(0)));
  report('searches alone', await run(searchers));
  report('writes alone', await run(writers));
  const [searches, writes] = await Promise.all([run(searchers), run(writers)]);
  report('searches beside writes', searches);
  report('writes beside searches', writes);
} finally {
  await site.close();
}
