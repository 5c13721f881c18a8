import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';
import type { TestReport } from './test-report.ts';

const round = (seconds: number): number => Math.round(seconds * 100) / 100;
const seconds = (milliseconds: number): number => round(milliseconds / 1000);

/** Writes passed, failed and skipped tests with their seconds to the file that `TEST_REPORT` names. */
export default class StepReporter implements Reporter {
  onInit({ projects }: Vitest): void {
    if (!process.env.TEST_REPORT) return;
    for (const { config } of projects)
      config.setupFiles.unshift(join(import.meta.dirname, 'measure-file.ts'));
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const file = process.env.TEST_REPORT;
    if (!file) return;
    const report: TestReport = {
      passed: 0,
      failed: unhandledErrors.length,
      skipped: [],
      retried: [],
      files: modules.map((module) => ({
        path: relative(process.cwd(), module.moduleId),
        seconds: seconds(module.diagnostic().duration),
        processorSeconds: round(module.meta().processorSeconds ?? 0),
        tests: [],
      })),
    };
    for (const [index, module] of modules.entries()) {
      // A file that fails to load or in `beforeAll` has errors of its own and possibly no failed test.
      let failed = 0;
      for (const test of module.children.allTests()) {
        const result = test.result();
        const { duration = 0, retryCount = 0 } = test.diagnostic() ?? {};
        report.files[index]?.tests.push({
          name: test.fullName,
          state: result.state,
          seconds: seconds(duration),
        });
        if (result.state === 'passed') report.passed += 1;
        if (result.state === 'passed' && retryCount > 0) {
          // The first error of a test that passes on a retry.
          const [error = ''] = result.errors?.[0]?.message.split('\n') ?? [];
          report.retried.push({ name: test.fullName, error });
        }
        if (result.state === 'failed') failed += 1;
        // Tests skipped because of a failed set-up belong to its failure.
        if (result.state === 'skipped' && !hasFailedSetUp(test))
          report.skipped.push({ name: test.fullName, reason: result.note ?? '' });
      }
      report.failed += module.ok() ? failed : Math.max(1, failed);
    }
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(report));
  }
}

/** Whether a `beforeAll` of the test's file or of a describe block around it has failed. */
function hasFailedSetUp(test: TestCase): boolean {
  for (let place = test.parent; ; place = place.parent) {
    if (place.errors().length > 0) return true;
    if (place.type === 'module') return false;
  }
}
