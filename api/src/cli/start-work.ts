import { recurringJobs } from '../app/recurring-jobs.ts';
import type { ProcessConfig } from '../config.ts';
import type { Dependencies } from '../dependencies.ts';
import { createExport } from '../domain/account-data/create-export.ts';
import { startAlertWorker } from '../domain/job-alerts/start-alert-worker.ts';
import type { App } from '../http/typed-app.ts';
import { indexFingerprint } from '../intake/index-fingerprint.ts';
import { startReindexing } from '../intake/reindex-jobs.ts';
import { openMailTransport } from '../mail/mail-settings.ts';
import { startMailWorker } from '../mail/start-mail-worker.ts';
import { startRecurringJobs } from '../queue/start-recurring-jobs.ts';
import { startWorker } from '../queue/start-worker.ts';
import { openSmsTransport } from '../sms/sms-settings.ts';
import { startSmsWorker } from '../sms/start-sms-worker.ts';

/** Starts the work of an API process besides its requests: the queue's workers and recurring jobs. Returns what ends each. */
export function startWork(
  app: App,
  dependencies: Dependencies,
  config: Pick<ProcessConfig, 'sms' | 'mail'>,
): (() => Promise<unknown>)[] {
  const stops: (() => Promise<unknown>)[] = [];
  const smsTransport = openSmsTransport(config.sms);
  if (smsTransport === null) app.log.warn('SMS_GATEWAY_URL is not set: no phone number can sign in.');
  else {
    const onSmsError = (err: unknown) =>
      app.log.warn({ err }, 'the worker of text messages could not start; it tries again');
    stops.push(startSmsWorker({ ...dependencies, transport: smsTransport, onError: onSmsError }));
  }
  const onRecurringError = (err: unknown) =>
    app.log.error({ err }, 'a recurring job failed; it is tried again');
  stops.push(
    startRecurringJobs({ ...dependencies, jobs: recurringJobs(dependencies), onError: onRecurringError }),
  );
  const reindexing = startReindexing({
    ...dependencies,
    fingerprint: indexFingerprint(),
    onError: (err) => app.log.error({ err }, 'stored jobs could not be indexed again; it is tried again'),
    onProgress: (state) => app.log.info({ state }, 'stored jobs are indexed again for this release'),
  });
  stops.push(() => reindexing.stop());
  stops.push(
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
    stops.push(startMailWorker({ ...dependencies, transport, onError }));
    const onAlertError = (err: unknown) => app.log.error({ err }, 'job alerts failed; they are tried again');
    stops.push(startAlertWorker({ ...dependencies, onError: onAlertError }));
  }
  return stops;
}
