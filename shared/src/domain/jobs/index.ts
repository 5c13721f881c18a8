export { describePay, type PayDescription } from './describe-pay.ts';
export { applySuccessPath, jobIdOf, jobPath, resultsPath } from './job-paths.ts';
export { placeNames } from './place-names.ts';
