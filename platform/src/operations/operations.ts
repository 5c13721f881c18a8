/*
 * Everything that changes what is served, for the command line and the HTTP API alike: each checks the actor's right,
 * does it, and appends to the log who, what and why. What is not done rejects with an OperationError.
 */

export { adoptSet, type SetAdoption } from './adopt-set.ts';
export { changeCanary, steerRamp, stopCanary } from './canary-operations.ts';
export { collectGarbage } from './collect-garbage.ts';
export { type FlagSetting, setFlag } from './flag-operations.ts';
export { publishRelease } from './publish-release.ts';
export type { Reasoned } from './reasoned.ts';
export { GateUntried, renewCanary } from './renew-canary.ts';
export { type PackageRetirement, retirePackage } from './retire-package.ts';
export { revertPackage } from './revert-package.ts';
export { pinSet, prepareSet, promote, rollBack, unpinSet } from './set-operations.ts';
export { type CanaryStart, startCanary } from './start-canary.ts';
export { makeToken, revokeToken } from './token-operations.ts';
