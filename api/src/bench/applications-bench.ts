import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { upsertJobs } from '../intake/job-intake.ts';
import { aJobseeker, type Person } from '../testing/people/person.ts';
import { addJob } from '../testing/people/recruiter.ts';
import { aJobDraft } from '../testing/samples/a-job-draft.ts';
import { asTestApi, openBenchSite } from './bench-site.ts';
import { print, show, time } from './times.ts';

/**
 * Concurrent applications, each sent twice as by a double click, over HTTP (injected) in one process: `pnpm bench
 * applications [--applications 1000] [--jobs 100] [--people 100]`. Fails if one is lost or duplicated.
 */
const { values } = parseArgs({
  options: {
    applications: { type: 'string', default: '1000' },
    jobs: { type: 'string', default: '100' },
    people: { type: 'string', default: '100' },
  },
});
const [count, jobCount, personCount] = [values.applications, values.jobs, values.people].map(Number) as [
  number,
  number,
  number,
];
if (count > jobCount * personCount) throw new Error('Somebody would have to apply twice for a job.');

const site = await openBenchSite();
const api = asTestApi(site);
try {
  // All jobs belong to one company; the first one adds its recruiter.
  const first = await addJob(api);
  const drafts = Array.from({ length: jobCount - 1 }, () => aJobDraft());
  const jobs = [first, ...(await upsertJobs(site.dependencies.db, drafts)).ids];
  const people: Person[] = [];
  for (let index = 0; index < personCount; index += 1) people.push(await aJobseeker(api));
  await sql`checkpoint`.execute(site.dependencies.db);

  const times: number[] = [];
  const send = async (person: Person, jobId: number, key: string): Promise<number> => {
    let id = 0;
    const took = await time(async () => {
      const headers = { 'idempotency-key': key };
      const body = { first_message: 'Hello' };
      const answer = await person.ask('POST', `/data/jobs/${jobId}/applications`, body, { headers });
      if (answer.statusCode >= 300) throw new Error(`${answer.statusCode} ${answer.body}`);
      id = answer.json().data.application.id;
    });
    times.push(took);
    return id;
  };
  const pairs = Array.from({ length: count }, (_, index) => ({
    person: people[index % personCount] as Person,
    // Everybody applies for another job in each round.
    jobId: jobs[(index + Math.floor(index / personCount)) % jobCount] as number,
  }));
  let answers: [number, number][] = [];
  const whole = await time(async () => {
    answers = await Promise.all(
      pairs.map(({ person, jobId }, index) =>
        Promise.all([send(person, jobId, `key-${index}`), send(person, jobId, `key-${index}`)]),
      ),
    );
  });
  const { rows } = await sql<{ applications: number; chats: number }>`
    select (select count(*)::int from applications) as applications, (select count(*)::int from chats) as chats`.execute(
    site.dependencies.db,
  );
  const stored = rows[0] ?? { applications: 0, chats: 0 };
  const different = new Set(answers.map(([first]) => first)).size;
  const unequal = answers.filter(([first, second]) => first !== second).length;
  print(
    `${count} applications on ${jobCount} jobs, each sent twice: ${Math.round(whole)} ms, ${Math.round((count * 1_000) / whole)} applications a second, ${show(times)}`,
  );
  print(
    `Stored ${stored.applications} (lost ${count - different}, doubled ${stored.applications - different}), chats ${stored.chats}, unequal answers ${unequal}`,
  );
  if (stored.applications !== count || different !== count || stored.chats !== count || unequal > 0)
    process.exitCode = 1;
} finally {
  await site.close();
}
