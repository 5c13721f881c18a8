export { ApplicationBadge } from './application-badge.tsx';
export {
  getApplication,
  invalidateApplications,
  listApplications,
  sentResumeUrl,
  shareApplication,
  withdrawApplication,
} from './application-calls.ts';
export {
  applicationAnchor,
  applicationPath,
  chatPath,
  externalApplicationPath,
} from './application-paths.ts';
