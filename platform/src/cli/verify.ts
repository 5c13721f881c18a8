import { runAll } from '../verify/run-all.ts';
import { builds, packageSteps, staticSteps } from '../verify/steps.ts';

process.exitCode = await runAll('verify', [builds, ...packageSteps, ...staticSteps]);
