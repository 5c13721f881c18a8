import { flushCompileCache } from 'node:module';
import { parseArgs } from 'node:util';
import { readDrainMs } from '@jobharbor/shared/draining';
import { createTlsFiles } from '@jobharbor/shared/http-server';
import { isSettingsError } from '@jobharbor/shared/settings';
import { startTracing } from '@jobharbor/shared/tracing';
import { createApp } from '../app/create-app.ts';
import { recurringJobs } from '../app/recurring-jobs.ts';
import { readConfig } from '../config.ts';
import { DatabaseError } from '../database/database-error.ts';
import { openDatabase } from '../database/open-database.ts';
import { isBehindPooler } from '../database/pooler.ts';
import { openDependencies } from '../dependencies.ts';
import { createExport } from '../domain/account-data/create-export.ts';
import { startAlertWorker } from '../domain/job-alerts/start-alert-worker.ts';
import { indexFingerprint } from '../intake/index-fingerprint.ts';
import { startReindexing } from '../intake/reindex-jobs.ts';
import { openMailTransport } from '../mail/mail-settings.ts';
import { startMailWorker } from '../mail/start-mail-worker.ts';
import { startRecurringJobs } from '../queue/start-recurring-jobs.ts';
import { startWorker } from '../queue/start-worker.ts';
import { openSmsTransport } from '../sms/sms-settings.ts';
import { startSmsWorker } from '../sms/start-sms-worker.ts';
import { endWithParent } from './end-with-parent.ts';

/**
 * Runs the API as a process: starts the database, runs the migrations, listens, and prints its address as one line of
 * JSON. With `--detached` it keeps running when its parent process ends.
 */
const { values } = parseArgs({ options: { detached: { type: 'boolean', default: false } } });

const undo: (() => Promise<unknown>)[] = [];
let isEnding = false;
let drain: () => Promise<void> = async () => {};

async function end(code: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  await drain();
  for (const step of undo.reverse()) await step().catch((error: unknown) => console.error(error));
  process.exit(code);
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void end(0));
// A full disk that takes no more of the output (`> file`) is no reason to end.
for (const output of [process.stdout, process.stderr])
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOSPC') throw error;
  });
if (!values.detached) endWithParent(() => void end(0));

try {
  const config = readConfig(process.env);
  const announceMs = readDrainMs(process.env.DRAIN_SECONDS);
  const onError = ({ message }: Error) =>
    console.error(
      JSON.stringify({ level: 'error', text: `The former certificates stay in use: ${message}` }),
    );
  const tls = config.tls && createTlsFiles(config.tls, { onError });
  undo.push(await startTracing({ service: 'jobharbor-api' }));
  const database = await openDatabase(config);
  undo.push(() => database.close());
  const { dependencies, close } = await openDependencies({
    connectionString: database.apiConnectionString,
    eventsConnectionString: config.databaseEventsUrl ?? database.apiConnectionString,
    isPooled: config.databaseUrl !== null && (await isBehindPooler(database.apiConnectionString)),
    config,
  });
  undo.push(close);
  const logger = { level: config.logLevel, stream: process.stderr };
  const app = await createApp(dependencies, { logger, tls });
  undo.push(() => app.close());
  drain = () => app.draining.drain({ announceMs });
  const url = await app.listen({ host: config.host, port: config.port });
  console.log(JSON.stringify({ event: 'listening', url }));
  const languages = (await dependencies.vectors.get())?.languages ?? [];
  // Whatever the level of the log: the start prints it.
  const text = `similar titles are known in ${languages.join(', ') || 'no language'}`;
  console.error(JSON.stringify({ level: 'info', text }));
  const smsTransport = openSmsTransport(config.sms);
  if (smsTransport === null) app.log.warn('SMS_GATEWAY_URL is not set: no phone number can sign in.');
  else {
    const onSmsError = (err: unknown) =>
      app.log.warn({ err }, 'the worker of text messages could not start; it tries again');
    undo.push(startSmsWorker({ ...dependencies, transport: smsTransport, onError: onSmsError }));
  }
  const onRecurringError = (err: unknown) =>
    app.log.error({ err }, 'a recurring job failed; it is tried again');
  undo.push(
    startRecurringJobs({ ...dependencies, jobs: recurringJobs(dependencies), onError: onRecurringError }),
  );
  const reindexing = startReindexing({
    ...dependencies,
    fingerprint: indexFingerprint(),
    onError: (err) => app.log.error({ err }, 'stored jobs could not be indexed again; it is tried again'),
    onProgress: (state) => app.log.info({ state }, 'stored jobs are indexed again for this release'),
  });
  undo.push(() => reindexing.stop());
  undo.push(
    startWorker({
      queue: dependencies.queue,
      name: 'data-export',
      handle: (id) => createExport(dependencies, id, dependencies.clock()),
      onError: (err) => app.log.warn({ err }, 'the worker of data archives could not start; it tries again'),
    }),
  );
  const transport = openMailTransport(config.mail);
  if (transport === null) app.log.warn('SMTP_URL is not set: mails wait in the queue until it is.');
  else {
    const onError = (err: unknown) =>
      app.log.warn({ err }, 'the mail worker could not start; it tries again');
    undo.push(startMailWorker({ ...dependencies, transport, onError }));
    const onAlertError = (err: unknown) => app.log.error({ err }, 'job alerts failed; they are tried again');
    undo.push(startAlertWorker({ ...dependencies, onError: onAlertError }));
  }
  // With `NODE_COMPILE_CACHE`: otherwise at the end alone, which a killed process does not reach.
  flushCompileCache();
} catch (error) {
  console.error(explain(error));
  await end(1);
}

function explain(error: unknown): unknown {
  if (error instanceof DatabaseError || isSettingsError(error)) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Port ${process.env.API_PORT ?? 4001} is taken. End the program that uses it, or choose another with API_PORT.`;
  }
  return error;
}
