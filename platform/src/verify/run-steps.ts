import { capacityOfMachine, runStep, type Step, type StepResult, skippedStep } from './run-step.ts';

export interface Schedule {
  /** Maximum concurrent processes. */
  capacity?: number;
  run?: (step: Step) => Promise<StepResult>;
  onStart?: (step: Step) => void;
  onEnd?: (result: StepResult) => void;
}

/**
 * Runs all steps concurrently within the capacity, and returns their results in the order of `steps`. The first step that
 * may start and fits is started next. A failure stops only the steps that name it in `after`.
 */
export async function runSteps(
  steps: readonly Step[],
  { capacity = capacityOfMachine, run = runStep, onStart = () => {}, onEnd = () => {} }: Schedule = {},
): Promise<StepResult[]> {
  const results = new Map<Step, StepResult>();
  const running = new Map<Step, Promise<void>>();
  const resultOf = (name: string) => results.get(steps.find((step) => step.name === name) as Step);
  const finish = (step: Step, result: StepResult) => {
    running.delete(step);
    results.set(step, result);
    onEnd(result);
  };
  const busy = () => [...running.keys()].reduce((sum, step) => sum + programsOf(step, capacity), 0);

  while (results.size < steps.length) {
    for (const step of steps) {
      if (results.has(step) || running.has(step)) continue;
      const needed = (step.after ?? []).map((name) => ({ name, result: resultOf(name) }));
      const broken = needed.find(({ result }) => result && result.failed > 0);
      if (broken) {
        finish(step, skippedStep(step, broken.name));
        continue;
      }
      if (needed.some(({ result }) => !result) || busy() + programsOf(step, capacity) > capacity) continue;
      onStart(step);
      running.set(
        step,
        run(step).then((result) => finish(step, result)),
      );
    }
    if (results.size < steps.length && running.size === 0)
      throw new Error('No step can begin: a step waits for one that is not in the list.');
    await Promise.race(running.values());
  }
  return steps.map((step) => results.get(step) as StepResult);
}

/** A step that needs more than the capacity gets all of it. */
const programsOf = ({ programs: wanted = 1 }: Step, capacity: number): number => Math.min(wanted, capacity);
