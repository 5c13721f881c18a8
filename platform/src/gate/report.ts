import { runStep, type Step, type StepResult } from './run-step.ts';

/** Runs steps one after the other; all of them, so that one failure does not hide the next. */
export async function runSteps(steps: readonly Step[]): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) results.push(await runStep(step));
  return results;
}

/** Prints what failed and the closing line, and gives the exit code. */
export function closeReport(results: readonly StepResult[]): number {
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  const failures = results.filter(({ failed }) => failed > 0);
  if (failures.length > 0) console.log(`\nFailed: ${failures.map(({ name }) => name).join(', ')}`);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return failures.length > 0 ? 1 : 0;
}
