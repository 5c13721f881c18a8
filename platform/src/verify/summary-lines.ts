import type { StepResult } from './run-step.ts';

/** Seconds as `4 min 05 s`, or `12 s` below a minute. */
export function formatSeconds(seconds: number): string {
  const whole = Math.round(seconds);
  const minutes = Math.floor(whole / 60);
  return minutes === 0 ? `${whole} s` : `${minutes} min ${String(whole % 60).padStart(2, '0')} s`;
}

const shown = 5;

/**
 * Summary of a run, as lines: slowest steps and tests, most processor time, skipped tests with reasons, retried tests, failures, and totals.
 */
export function summaryLines(results: readonly StepResult[], seconds: number): string[] {
  const tests = results.flatMap(({ files }) => files.flatMap((file) => file.tests));
  const slowest = (list: readonly { name: string; seconds: number }[]) =>
    list
      .toSorted((one, other) => other.seconds - one.seconds)
      .slice(0, shown)
      .map(({ name, seconds }) => `${name} ${formatSeconds(seconds)}`)
      .join(' · ');
  const files = results.flatMap((result) =>
    result.files.map(({ path, processorSeconds }) => ({ name: `${result.name}: ${path}`, processorSeconds })),
  );
  const costliest = (list: readonly { name: string; processorSeconds: number }[]) =>
    slowest(list.map(({ name, processorSeconds }) => ({ name, seconds: processorSeconds })));
  const processorTime = results.reduce((total, result) => total + result.processorSeconds, 0);
  const skipped = results.flatMap((result) => result.skipped);
  const retried = results.flatMap((result) => result.retried);
  const failures = results.filter(({ failed }) => failed > 0);
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  const counts = [
    `${sum('passed')} passed`,
    `${sum('failed')} failed`,
    `${skipped.length} skipped${reasonsOf(skipped)}`,
    ...(retried.length > 0 ? [`${retried.length} passed only when run again`] : []),
  ];
  return [
    `Slowest steps: ${slowest(results)}`,
    ...(tests.length > 0 ? [`Slowest tests: ${slowest(tests)}`] : []),
    `Most processor time: ${costliest(results)}; of all steps ${formatSeconds(processorTime)}`,
    ...(files.length > 0 ? [`Most processor time of test files: ${costliest(files)}`] : []),
    ...(retried.length > 0
      ? [
          `Passed only when run again: ${retried.map(({ name, error }) => `${name} (${error})`).join('\n        ')}`,
        ]
      : []),
    ...(failures.length > 0 ? [`Failed: ${failures.map(failureLine).join('\n        ')}`] : []),
    `${counts.join(', ')}; ${formatSeconds(seconds)}`,
  ];
}

const failureLine = ({ name, files }: StepResult): string => {
  const tests = files.flatMap((file) => file.tests).filter(({ state }) => state === 'failed');
  return [name, ...tests.map((test) => `  ${test.name}`)].join('\n        ');
};

/** ` (17 because data is not there, 1 because …)`; empty if nothing was skipped. */
function reasonsOf(skipped: readonly { reason: string }[]): string {
  const counts = new Map<string, number>();
  for (const { reason } of skipped) {
    const key = reason === '' ? 'data that is not part of the project is not there' : reason;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  if (counts.size === 0) return '';
  return ` (${[...counts].map(([reason, count]) => `${count}: ${reason}`).join('; ')})`;
}
