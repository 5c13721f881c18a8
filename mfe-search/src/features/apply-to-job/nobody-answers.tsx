import type { JobStatic } from '@jobharbor/shared/contracts/job';
import { useIsHydrated } from '@jobharbor/shared/remote';
import { Notice } from '@jobharbor/shared/ui';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { siteOf } from '../../jobs/site-of.ts';

const KeptWords = lazy(async () => ({ default: (await import('./kept-words.tsx')).KeptWords }));

/**
 * A company that is not on the site: an application would reach nobody, and one is told so before writing it. Whoever
 * wrote one while somebody still answered finds the words here.
 */
export function NobodyAnswers({ job }: { job: JobStatic }) {
  const { t } = useTranslation('search');
  const isHydrated = useIsHydrated();
  const site = siteOf(job.employer.website);
  return (
    <Notice className="jhs-nobody" title={t('apply.nobody')}>
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
          <KeptWords job={job} />
        </Suspense>
      )}
    </Notice>
  );
}
