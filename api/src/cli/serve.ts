import { flushCompileCache } from 'node:module';
import { parseArgs } from 'node:util';
import { readDrainMs } from '@jobharbor/shared/draining';
import { endWithParent } from '@jobharbor/shared/draining/end-with-parent';
import { createTlsFiles } from '@jobharbor/shared/http-server';
import { isSettingsError } from '@jobharbor/shared/settings';
import { startTracing } from '@jobharbor/shared/tracing';
import { createApp } from '../app/create-app.ts';
import { type ProcessConfig, readConfig } from '../config.ts';
import { DatabaseError } from '../database/database-error.ts';
import { openDatabase } from '../database/open-database.ts';
import { openPrimaryOrReplicas } from '../database/open-without-primary.ts';
import { untilPrimary } from '../database/until-primary.ts';
import { openDependencies } from '../dependencies.ts';
import { startWork } from './start-work.ts';

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
  const database = await openPrimaryOrReplicas(config);
  undo.push(() => database.close());
  const { dependencies, prepare, close } = await openDependencies({
    ...database,
    eventsConnectionString: config.databaseEventsUrl ?? database.connectionString,
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
  const begin = () => undo.push(...startWork(app, dependencies, config));
  if (database.isPrimaryAway) undo.push(beginWithPrimary(config, prepare, begin));
  else begin();
  // With `NODE_COMPILE_CACHE`: otherwise at the end alone, which a killed process does not reach.
  flushCompileCache();
} catch (error) {
  console.error(explain(error));
  await end(1);
}

/** Begins the work once the primary is back. Ends the process by what would have ended its start. Returns what stops waiting. */
function beginWithPrimary(
  settings: ProcessConfig,
  prepare: () => Promise<void>,
  begin: () => void,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const attempt = async () => {
    await openDatabase(settings);
    await prepare();
  };
  void untilPrimary({ attempt, signal }).then(
    () => {
      if (!signal.aborted) begin();
    },
    (error: unknown) => {
      console.error(explain(error));
      void end(1);
    },
  );
  return async () => stopping.abort();
}

function explain(error: unknown): unknown {
  if (error instanceof DatabaseError || isSettingsError(error)) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Port ${process.env.API_PORT ?? 4001} is taken. End the program that uses it, or choose another with API_PORT.`;
  }
  return error;
}
