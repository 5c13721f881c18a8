import { describe, expect, it } from 'vitest';
import type { StepResult } from './run-step.ts';
import { formatSeconds, summaryLines } from './summary-lines.ts';

const aResult = (result: Partial<StepResult>): StepResult => ({
  name: 'tests of api',
  passed: 1,
  failed: 0,
  skipped: [],
  retried: [],
  files: [],
  seconds: 1,
  processorSeconds: 1,
  output: '',
  ...result,
});
const last = (results: StepResult[]) => summaryLines(results, 61).at(-1);

const aRace = { name: 'a journey', error: 'the list was not there yet' };

describe('the closing line', () => {
  it('sums what passed, failed and was skipped, and says how long it took', () => {
    expect(last([aResult({ passed: 3 }), aResult({ passed: 2, failed: 1 })])).toBe(
      '5 passed, 1 failed, 0 skipped; 1 min 01 s',
    );
  });

  it('gives the reason of what was skipped, with the number', () => {
    const reason = 'the list is not here';
    const skipped = [
      { name: 'one', reason },
      { name: 'two', reason },
      { name: 'three', reason: '' },
    ];
    expect(last([aResult({ skipped })])).toMatch(
      /3 skipped \(2: the list is not here; 1: data that is not part/,
    );
  });

  it('counts what passed only when it was run again', () => {
    expect(last([aResult({ retried: [aRace] })])).toContain('1 passed only when run again');
  });
});

describe('the lines before it', () => {
  it('name the steps and tests that failed', () => {
    const tests = [
      { name: 'good', state: 'passed', seconds: 1 },
      { name: 'bad', state: 'failed', seconds: 1 },
    ];
    const lines = summaryLines(
      [aResult({ failed: 1, files: [{ path: 'a', seconds: 2, processorSeconds: 1, tests }] })],
      1,
    );
    const failed = lines.find((line) => line.startsWith('Failed'));
    expect(failed).toContain('tests of api');
    expect(failed).toContain('bad');
    expect(failed).not.toContain('good');
  });

  it('name what passed only when it was run again, with what it met first', () => {
    const lines = summaryLines([aResult({ retried: [aRace] })], 1);
    expect(lines).toContain('Passed only when run again: a journey (the list was not there yet)');
  });

  it('name the slowest first', () => {
    const [slowest] = summaryLines([aResult({ name: 'quick' }), aResult({ name: 'slow', seconds: 90 })], 91);
    expect(slowest).toBe('Slowest steps: slow 1 min 30 s · quick 1 s');
  });

  it('name the steps and test files with most processor time, and the time of all steps', () => {
    const files = [3, 70].map((seconds) => ({
      ...{ path: `${seconds}.test.ts`, seconds: 1, tests: [] },
      processorSeconds: seconds,
    }));
    const lines = summaryLines(
      [aResult({ files, processorSeconds: 80 }), aResult({ name: 'idle', processorSeconds: 2 })],
      9,
    );
    expect(lines).toContain(
      'Most processor time: tests of api 1 min 20 s · idle 2 s; of all steps 1 min 22 s',
    );
    expect(lines).toContain(
      'Most processor time of test files: tests of api: 70.test.ts 1 min 10 s · tests of api: 3.test.ts 3 s',
    );
  });
});

it('seconds are shown as minutes from one minute on', () => {
  expect([0.4, 59, 60, 245].map(formatSeconds)).toEqual(['0 s', '59 s', '1 min 00 s', '4 min 05 s']);
});
