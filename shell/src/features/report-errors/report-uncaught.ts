import { isOfExtension } from '../../common/extension-signs.ts';
import { type HealthReporter, stackOf } from '../../common/health-reporter.ts';

/** Limit of reports a page, for errors thrown in a loop. */
const maxCount = 5;

/**
 * Reports uncaught errors under the remote that caused them: the first stack frame outside the shell, which provides the
 * shared libraries. Errors without a file of a release, or thrown in one of an extension, come from an extension.
 */
export function reportUncaught({ report }: HealthReporter): void {
  const reported = new Set<string>();
  const tell = (error: unknown) => {
    const lines = stackOf(error).map((line) => line.split('/'));
    const [, , remote, version] = lines.find(([, , name]) => name !== 'shell') ?? lines[0] ?? [];
    const text = `uncaught ${error}`;
    if (isOfExtension(error) || !remote || !version || reported.size >= maxCount || reported.has(text))
      return;
    reported.add(text);
    report({ event: 'reported', remote, version, text, error });
  };
  window.addEventListener('error', ({ error }) => tell(error));
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}
