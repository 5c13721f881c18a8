import { closeReport, runSteps } from '../gate/report.ts';
import { packageSteps, staticSteps } from '../gate/steps.ts';

process.exitCode = closeReport(await runSteps([...staticSteps, ...packageSteps]));
