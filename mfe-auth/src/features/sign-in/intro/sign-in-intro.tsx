import { useDeviceSaves } from '@jobharbor/shared/domain/guest';
import { lazyPart } from '@jobharbor/shared/remote';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { signInReason } from './sign-in-reason.ts';

// In a chunk of its own, with the request; its line is reserved to avoid layout shift.
const JobLine = lazyPart(async () => (await import('./job-line.tsx')).JobLine);

export interface SignInIntroProps {
  returnTo: string;
  /** Whether a session has ended while the person was there. */
  isEnded: boolean;
}

/** Explains why the sign-in page was shown, and that it returns to `returnTo`. */
export function SignInIntro({ returnTo, isEnded }: SignInIntroProps) {
  const { t } = useTranslation('auth');
  const saves = useDeviceSaves();
  const reason = signInReason(
    returnTo,
    saves.map(({ jobId }) => jobId),
  );
  const lead = (
    <>
      {isEnded && <p>{t('lead.ended')}</p>}
      <p className="jh-quiet">{t('lead.return')}</p>
    </>
  );
  if (reason === null) return lead;
  return (
    <>
      <div className="jha-why">
        <p className="jha-why__what">{t(`reason.${reason.text}`)}</p>
        {reason.jobId !== undefined && (
          <p className="jha-why__job">
            <Suspense>
              <JobLine id={reason.jobId} />
            </Suspense>
          </p>
        )}
      </div>
      {lead}
    </>
  );
}
