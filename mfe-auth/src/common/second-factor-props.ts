import type { SessionUser } from '@jobharbor/shared/contracts/auth';

/** What each form of a login's second step does in the end. */
export interface SecondFactorProps {
  onSignedIn: (user: SessionUser) => void;
  /** Back to the first step, for a login that waited too long. */
  onStartOver: () => void;
}
