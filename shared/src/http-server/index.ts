export { type Asker, currentAsker, followAskers, ownWork, runAs } from './asker.ts';
export { type BodyTimes, createBodyPace, defaultBodyTimes, paceIncoming } from './body-pace.ts';
export { createClientErrorHandler, endWithProblem, type PageOfError } from './client-error.ts';
export { type ConnectionLimits, limitConnections } from './connection-limits.ts';
export { errorOfStatus } from './error-of-status.ts';
export { acceptExpectations } from './expectations.ts';
export { createFailureLog } from './failure-log.ts';
export { createFairQueue, type FairQueue, type Turn } from './fair-queue.ts';
export { followMutualTls, mutualTlsOptions } from './mutual-tls.ts';
export { neighbours, networkOf, wideNetworkOf } from './network-of.ts';
export { newRequestId } from './request-id.ts';
export { problemHeaders, securityHeaders } from './security-headers.ts';
export {
  decorateSecurityLog,
  type SecurityLine,
  securityEventOfStatus,
  writeSecurityLine,
} from './security-log.ts';
export { certificateFault, createTlsFiles, type TlsFiles, type TlsPaths } from './tls-files.ts';
export { createTrustCheck, type TrustCheck } from './trust-check.ts';
export { dropUntrustedHeaders } from './untrusted-headers.ts';
