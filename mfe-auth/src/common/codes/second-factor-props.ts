import type { SessionUser } from '@jobharbor/shared/contracts/sign-in/auth';

/** Callbacks of the second-factor forms. */
export interface SecondFactorProps {
  onSignedIn: (user: SessionUser) => void;
  /** Back to the first step, when the login has expired. */
  onStartOver: () => void;
}
