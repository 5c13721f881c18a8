import { findFastChromium } from '../verify/find-chromium.ts';
import { runAll } from '../verify/run-all.ts';
import { builds, journeys, oldestPostgres, packageSteps, staticSteps } from '../verify/steps.ts';

// Chromium may have to be installed first, which is not a part of any step.
const chromium = findFastChromium();
process.exitCode = await runAll('test', [
  builds,
  ...packageSteps(),
  oldestPostgres,
  ...staticSteps,
  journeys(chromium),
]);
