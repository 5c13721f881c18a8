import { runAll } from '../verify/run-all.ts';
import { builds, packageSteps, staticSteps } from '../verify/steps.ts';

// Tests of real and hostile data, and tests that run programs, take half of the time; `pnpm test` runs them.
process.env.WITHOUT_FOREIGN_DATA = '1';
process.exitCode = await runAll('verify', [builds, ...packageSteps({ isQuick: true }), ...staticSteps], {
  onlyChanged: !process.argv.includes('--all'),
});
