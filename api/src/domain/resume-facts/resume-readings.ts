import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { ReadingState } from '@jobharbor/shared/contracts/profile/resume-sync';
import { ApiError, errorCode, isApiError } from '@jobharbor/shared/errors';
import { currentAsker } from '@jobharbor/shared/http-server';
import type { Selectable } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { ResumeReadingsTable } from '../../database/tables/profile-tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { publish } from '../../events/publish.ts';
import { consumeAttempt } from '../../http/throttle.ts';
import { findResume, type StoredResume } from '../resumes/resume-repository.ts';
import { type ReadResume, readResume } from './read-resume.ts';
import { readerVersion } from './reader-version.ts';

type Services = Pick<Dependencies, 'db' | 'files' | 'clock'>;
type Reading = Selectable<ResumeReadingsTable>;

/** Rate limit: each one parses a document in a process, about a second of CPU. */
const allowance = { limit: 240, seconds: 600 };
/** Age after which the process that reads it is taken for dead. */
const lostSeconds = 120;
/** Age after which a failure is tried again also by those who only ask for the content. */
const failedSeconds = 30;
/** Between two looks at a reading of another process. */
const lookMs = 500;

/** The readings of this process by their claim. Each outlives the request that began it. */
const running = new Map<string, Promise<void>>();

const secondsBefore = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1_000);

/** Starts to read a résumé unless that is running or done. A failed reading is repeated. */
export async function beginReading(
  services: Services,
  accountId: number,
  resumeId: number,
): Promise<ReadingState> {
  const resume = await findResume(services.db, accountId, resumeId);
  const now = services.clock();
  return (await ensureReading(services, resume, { now, failedBefore: now })).state;
}

/** The facts of a résumé; resolves when it has been read. Throws 41281, or the code by which the reading failed. */
export async function awaitReading(
  services: Services,
  accountId: number,
  resumeId: number,
): Promise<{ resume: StoredResume; read: ReadResume }> {
  const resume = await findResume(services.db, accountId, resumeId);
  const now = services.clock();
  const failedBefore = secondsBefore(now, failedSeconds);
  let reading = await ensureReading(services, resume, { now, failedBefore });
  for (let waited = 0; reading.state === 'reading' && waited < lostSeconds * 1_000; waited += lookMs) {
    await (running.get(reading.claim) ?? delay(lookMs));
    reading = await findReading(services.db, resumeId);
  }
  if (reading.result === null) throw new ApiError(reading.failure ?? errorCode.resumeParsingFailed);
  // Written by our own code, in the process that ran it.
  return { resume, read: JSON.parse(reading.result) as ReadResume };
}

interface Ages {
  now: Date;
  failedBefore: Date;
}

/** Claims the reading for this process unless another has it; only one of concurrent claims succeeds. */
async function ensureReading(services: Services, resume: StoredResume, { now, failedBefore }: Ages) {
  const { db } = services;
  const begun = { claim: randomUUID(), reader: readerVersion(), state: 'reading' as const, started_at: now };
  const claimed = await db
    .insertInto('resume_readings')
    .values({ resume_id: resume.id, ...begun })
    .onConflict((conflict) =>
      conflict
        .column('resume_id')
        .doUpdateSet({ ...begun, failure: null, result: null })
        .where((eb) =>
          eb.or([
            eb('resume_readings.reader', '!=', begun.reader),
            eb.and([
              eb('resume_readings.state', '=', 'failed'),
              eb('resume_readings.started_at', '<=', failedBefore),
            ]),
            eb.and([
              eb('resume_readings.state', '=', 'reading'),
              eb('resume_readings.started_at', '<', secondsBefore(now, lostSeconds)),
            ]),
          ]),
        ),
    )
    .returning('claim')
    .executeTakeFirst();
  if (claimed !== undefined) {
    await consumeAttempt(db, { key: `resume-preview:${resume.account_id}`, ...allowance }, now);
    // A failure of the database leaves the claim, which ends by its age.
    const job = read(services, resume, begun.claim).catch(() => undefined);
    running.set(begun.claim, job);
    void job.finally(() => running.delete(begun.claim));
  }
  return findReading(db, resume.id);
}

const findReading = (db: Db, resumeId: number): Promise<Reading> =>
  db
    .selectFrom('resume_readings')
    .selectAll()
    .where('resume_id', '=', resumeId)
    .executeTakeFirstOrThrow(() => new ApiError(errorCode.notFound));

async function read({ db, files }: Services, resume: StoredResume, claim: string): Promise<void> {
  const outcome = await readFile({ files }, resume).then(
    (result) => ({ state: 'read' as const, result: JSON.stringify(result), failure: null }),
    (error: unknown) => ({
      state: 'failed' as const,
      result: null,
      failure: isApiError(error) ? error.code : errorCode.resumeParsingFailed,
    }),
  );
  await db.updateTable('resume_readings').set(outcome).where('claim', '=', claim).execute();
  const { id, account_id } = resume;
  await publish(db, {
    ...{ kind: 'resume-reading', resume_id: id, state: outcome.state, audience: [account_id] },
  });
}

async function readFile({ files }: Pick<Services, 'files'>, resume: StoredResume): Promise<ReadResume> {
  const bytes = await files.read(resume.file_key);
  if (bytes === null) throw new ApiError(errorCode.notFound);
  return readResume(bytes, resume.format, { ...currentAsker(), signal: null });
}
