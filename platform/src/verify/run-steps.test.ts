import { describe, expect, it } from 'vitest';
import type { Step, StepResult } from './run-step.ts';
import { runSteps } from './run-steps.ts';

const aStep = (name: string, rest: Partial<Step> = {}): Step => ({
  name,
  command: 'true',
  args: [],
  ...rest,
});
const aResult = (name: string, failed = 0): StepResult => ({
  name,
  passed: failed ? 0 : 1,
  failed,
  skipped: [],
  retried: [],
  files: [],
  seconds: 1,
  processorSeconds: 1,
  output: '',
});

/** Steps that end when the test says so, and what has begun so far. */
function aSchedule(steps: readonly Step[], capacity: number) {
  const ends = new Map<string, (result: StepResult) => void>();
  const begun: string[] = [];
  const done = runSteps(steps, {
    capacity,
    run: ({ name }) => {
      begun.push(name);
      return new Promise((resolve) => ends.set(name, resolve));
    },
  });
  return {
    begun,
    done,
    async end(name: string, failed = 0) {
      ends.get(name)?.(aResult(name, failed));
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe('runSteps', () => {
  it('runs as many steps side by side as fit the machine, in the order of the list', async () => {
    const { begun, end, done } = aSchedule([aStep('a'), aStep('b'), aStep('c')], 2);
    expect(begun).toEqual(['a', 'b']);
    await end('b');
    expect(begun).toEqual(['a', 'b', 'c']);
    await end('a');
    await end('c');
    expect((await done).map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  });

  it('lets a small step begin before a large one that does not fit yet', async () => {
    const { begun, end } = aSchedule([aStep('a'), aStep('both', { programs: 2 }), aStep('b'), aStep('c')], 2);
    expect(begun).toEqual(['a', 'b']);
    await end('a');
    expect(begun).toEqual(['a', 'b', 'c']);
    await end('b');
    await end('c');
    expect(begun).toEqual(['a', 'b', 'c', 'both']);
  });

  it('runs a step that wants more than there is when it is alone', async () => {
    const { begun, end } = aSchedule([aStep('all', { programs: 4 }), aStep('a')], 1);
    expect(begun).toEqual(['all']);
    await end('all');
    expect(begun).toEqual(['all', 'a']);
  });

  it('begins a step only after those that it needs', async () => {
    const { begun, end } = aSchedule([aStep('journeys', { after: ['builds'] }), aStep('builds')], 2);
    expect(begun).toEqual(['builds']);
    await end('builds');
    expect(begun).toEqual(['builds', 'journeys']);
  });

  it('counts a step as failed when one that it needs has failed, and runs the others all the same', async () => {
    const steps = [aStep('builds'), aStep('journeys', { after: ['builds'] }), aStep('other')];
    const { begun, end, done } = aSchedule(steps, 1);
    await end('builds', 1);
    expect(begun).toEqual(['builds', 'other']);
    await end('other');
    expect((await done).map(({ name, failed }) => [name, failed])).toEqual([
      ['builds', 1],
      ['journeys', 1],
      ['other', 0],
    ]);
  });

  it('rejects when a step waits for one that is not in the list', async () => {
    await expect(runSteps([aStep('a', { after: ['nothing'] })], { capacity: 2 })).rejects.toThrow(
      /No step can begin/,
    );
  });
});
