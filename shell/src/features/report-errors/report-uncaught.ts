import { type HealthReporter, stackOf } from '../../common/health-reporter.ts';

/** A page that throws without end says no more after this many. */
const most = 5;

/**
 * Reports errors that nothing caught under the remote in whose code they were thrown: the first of the stack that is not
 * the shell, which lends the remotes its libraries. Errors of no file of a release are an extension's.
 */
export function reportUncaught({ report }: HealthReporter): void {
  const reported = new Set<string>();
  const tell = (error: unknown) => {
    const lines = stackOf(error).map((line) => line.split('/'));
    const [, , remote, version] = lines.find(([, , name]) => name !== 'shell') ?? lines[0] ?? [];
    const text = `uncaught ${error}`;
    if (!remote || !version || reported.size >= most || reported.has(text)) return;
    reported.add(text);
    report({ event: 'reported', remote, version, text, error });
  };
  window.addEventListener('error', ({ error }) => tell(error));
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}
