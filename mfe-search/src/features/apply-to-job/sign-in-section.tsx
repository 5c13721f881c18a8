import type { JobStatic } from '@jobharbor/shared/contracts/jobs/job';
import { jobPath } from '@jobharbor/shared/domain/jobs';
import { signInPath } from '@jobharbor/shared/domain/session';
import { Slot, useLocale } from '@jobharbor/shared/remote';
import { ButtonLink } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { applyQuery } from './use-apply-dialog.ts';

/** Sign-in or sign-up inside the form; a link to the sign-in page if no remote fills the slot. */
export function SignInSection({ job }: { job: Pick<JobStatic, 'slug' | 'id'> }) {
  const { t } = useTranslation('search');
  const { base } = useLocale();
  const signIn = signInPath(base + jobPath(job) + applyQuery('check'));
  return (
    <section className="jhs-apply__sign-in">
      <Slot
        name="inline-registration"
        data={{}}
        fallback={
          <>
            <p>{t('apply.signInHint')}</p>
            <ButtonLink variant="primary" wide render={<Link to={signIn} />}>
              {t('apply.signIn')}
            </ButtonLink>
          </>
        }
      />
    </section>
  );
}
