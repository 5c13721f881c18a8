/*
 * Operations of command line and HTTP API: each checks the actor's right, executes, and appends actor, reason and change
 * to the log. Refused ones reject with an OperationError.
 */

export { adoptSet, type SetAdoption } from './adopt-set.ts';
export { changeCanary, controlRamp, stopCanary } from './canary-operations.ts';
export { collectGarbage } from './collect-garbage.ts';
export { type FlagSetting, setFlag } from './flag-operations.ts';
export { publishRelease } from './publish-release.ts';
export type { Reasoned } from './reasoned.ts';
export { GateUnavailable, renewCanary } from './renew-canary.ts';
export { type PackageRetirement, retirePackage } from './retire-package.ts';
export { revertPackage } from './revert-package.ts';
export { pinSet, prepareSet, promote, rollBack, unpinSet } from './set-operations.ts';
export { type CanaryStart, startCanary } from './start-canary.ts';
export { createToken, revokeToken } from './token-operations.ts';
