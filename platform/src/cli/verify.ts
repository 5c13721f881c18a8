import { projectFolder } from '../settings.ts';
import { isChangedHere } from '../verify/changed-here.ts';
import { runAll } from '../verify/run-all.ts';
import { auditStep, builds, commitStep, serviceSteps, staticSteps, unitSteps } from '../verify/steps.ts';

// The slowest tests are left to `pnpm test`, which CI runs: tests of real and hostile data, and tests that run
// programs. Packages without changes here also leave tests on a database or a gateway to it.
process.env.WITHOUT_FOREIGN_DATA = '1';
const isDue = ({ inputs }: { inputs?: readonly string[] }) => isChangedHere(projectFolder, inputs ?? ['.']);
const services = serviceSteps();
const due = services.filter(isDue);
const left = services.filter((step) => !due.includes(step)).map(({ name }) => name);
if (left.length > 0)
  console.log(`Left to \`pnpm test\`, since nothing of theirs is changed here: ${left.join(', ')}.`);
const isWhole = process.argv.includes('--all');
// Asks the registry, so it is left out of the everyday run.
const audits = isWhole ? [auditStep()] : [];
process.exitCode = await runAll(
  'verify',
  [builds, ...due, ...unitSteps(), ...staticSteps, commitStep, ...audits],
  { onlyChanged: !isWhole },
);
