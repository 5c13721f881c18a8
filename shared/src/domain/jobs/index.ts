export { describePay, type PayDescription } from './describe-pay.ts';
export { useFlagsStore } from './flags-store.ts';
export {
  jobFlagsQuery,
  setAppliedFlag,
  setBlockedFlag,
  setSavedFlag,
  setServedFlags,
} from './job-flags.ts';
export { applySuccessPath, jobIdOf, jobPath, resultsPath } from './job-paths.ts';
export { placeNames } from './place-names.ts';
export { pollShownJobs, pollShownJobsMs } from './poll-shown-jobs.ts';
export { readServedState } from './read-served-state.ts';
export { setHiddenFlag } from './set-hidden-flag.ts';
export { useBlockedCompanies } from './use-blocked-companies.ts';
export { useFlags } from './use-flags.ts';
export { useIsHidden, useIsListed } from './use-is-listed.ts';
export { useJobFlags } from './use-job-flags.ts';
export { useLatestSaved } from './use-latest-saved.ts';
export { type JobNews, watchShownJobs } from './watch-shown-jobs.ts';
