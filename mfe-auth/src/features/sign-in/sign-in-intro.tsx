import { useDeviceSaves } from '@jobharbor/shared/domain/guest';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { signInReason } from './sign-in-reason.ts';

// In a chunk of its own, with the request; its line is reserved to avoid layout shift.
const JobLine = lazy(async () => ({ default: (await import('./job-line.tsx')).JobLine }));

/** Explains why the sign-in page was shown, and that it returns to `returnTo`. */
export function SignInIntro({ returnTo }: { returnTo: string }) {
  const { t } = useTranslation('auth');
  const saves = useDeviceSaves();
  const reason = signInReason(
    returnTo,
    saves.map(({ jobId }) => jobId),
  );
  if (reason === null) return <p className="jh-quiet">{t('lead.return')}</p>;
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
      <p className="jh-quiet">{t('lead.return')}</p>
    </>
  );
}
