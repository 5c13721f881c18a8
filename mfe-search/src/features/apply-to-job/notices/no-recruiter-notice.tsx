import type { JobStatic } from '@jobharbor/shared/contracts/jobs/job';
import { lazyPart, useIsHydrated } from '@jobharbor/shared/remote';
import { Notice } from '@jobharbor/shared/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { parseWebsite } from '../../../common/companies/website.ts';

const UnsentDraft = lazyPart(
  async () => (await import(/* webpackChunkName: "dialogs" */ './unsent-draft.tsx')).UnsentDraft,
);

/**
 * Replaces the application form of a company without a recruiter on the site. Shows the draft of a visitor who started
 * one while there was a recruiter.
 */
export function NoRecruiterNotice({ job }: { job: JobStatic }) {
  const { t } = useTranslation('search');
  const isHydrated = useIsHydrated();
  const site = parseWebsite(job.employer.website);
  return (
    <Notice className="jhs-no-recruiter" title={t('apply.nobody')}>
      <p>{t('apply.nobodyHint')}</p>
      {site && (
        <p>
          <a href={site.href} target="_blank" rel="noopener nofollow ugc">
            <bdi dir="ltr">{site.host}</bdi>
          </a>
        </p>
      )}
      {isHydrated && (
        <Suspense>
          <UnsentDraft job={job} />
        </Suspense>
      )}
    </Notice>
  );
}
