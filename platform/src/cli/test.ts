import { findFastChromium } from '../verify/find-chromium.ts';
import { runAll } from '../verify/run-all.ts';
import { builds, journeys, oldestPostgres, packageSteps, staticSteps } from '../verify/steps.ts';

// Installs Chromium if necessary, before any step.
const chromium = findFastChromium();
process.exitCode = await runAll('test', [
  builds,
  ...packageSteps(),
  ...staticSteps,
  journeys(chromium),
  // The last, so that it runs beside the start of the journeys' site.
  oldestPostgres,
]);
