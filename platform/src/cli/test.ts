import { findFastChromium } from '../verify/find-chromium.ts';
import { runAll } from '../verify/run-all.ts';
import { builds, journeys, oldestPostgres, packageSteps, staticSteps } from '../verify/steps.ts';

// Installs Chromium if necessary, before any step.
const chromium = findFastChromium();
const [apiTests, platformTests, ...otherTests] = packageSteps();
// Journeys wait for pages and processes half of the time. They start when the tests of the API have ended. So the later
// steps of this list run in parallel with them, one at a time.
process.exitCode = await runAll('test', [
  builds,
  ...[apiTests, platformTests].filter((step) => step !== undefined),
  journeys(chromium),
  oldestPostgres,
  ...otherTests,
  ...staticSteps,
]);
