import { getResumeDesign } from '@jobharbor/shared/calls/jobseeker-resumes/get-resume-design';
import { signInPath } from '@jobharbor/shared/domain/session';
import { CardError, useCall, useLocale, usePage, useSession } from '@jobharbor/shared/remote';
import { ButtonLink, LiveRegion, Skeleton, TextLink } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { type FitToJobPart, ResumeBuilder } from './resume-builder.tsx';
import '../../common/profile.css';
import '../../common/resume-pages.css';
import './build-resume.css';

const idOf = (text: string | null): number | null => {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};

/** Résumé builder with templates, for guests as well. */
export function BuildResumePage({ FitToJob }: { FitToJob: FitToJobPart }) {
  const { t } = useTranslation('profile');
  const [search] = useSearchParams();
  const { user } = useSession();
  const { base } = useLocale();
  const resumeId = user ? idOf(search.get('resume')) : null;
  // A job's id, or `pasted` for one from elsewhere; a number follows for each further copy.
  const [copyKey = null, copied = null] =
    /^(\d{1,15}|pasted)(?:-\d{1,3})?$/.exec(search.get('copy') ?? '') ?? [];
  const jobId = idOf(search.get('job') ?? copied);
  usePage({
    title: t('buildResume.title'),
    description: t('buildResume.lead'),
    canonical: '/resume-templates',
  });
  return (
    <div className="jh-page jhp-page">
      <header className="jhp-head">
        <h1>{t('buildResume.title')}</h1>
        <p className="jh-quiet">{t('buildResume.lead')}</p>
        {!user && (
          <p>
            <TextLink render={<Link to={signInPath(`${base}/jobseeker-complete-profile/quick-upload`)} />}>
              {t('buildResume.upload')}
            </TextLink>
          </p>
        )}
      </header>
      {resumeId === null ? (
        <ResumeBuilder
          key={copyKey ?? 'new'}
          {...{ copyKey, jobId, FitToJob }}
          resumeId={null}
          saved={null}
        />
      ) : (
        <SavedResume key={resumeId} id={resumeId} jobId={jobId} FitToJob={FitToJob} />
      )}
    </div>
  );
}

/** Edits a generated résumé. */
function SavedResume({ id, ...fit }: { id: number; jobId: number | null; FitToJob: FitToJobPart }) {
  const { t } = useTranslation('profile');
  const design = useCall(getResumeDesign, { params: { id } }, { staleTime: 0, gcTime: 0 });
  if (design.data) return <ResumeBuilder resumeId={id} saved={design.data} copyKey={null} {...fit} />;
  if (design.isError) {
    return (
      <CardError
        title={t('buildResume.loadFailed')}
        error={design.error}
        retry={design}
        actions={
          <ButtonLink render={<Link to="/resume-templates" />}>{t('buildResume.startNew')}</ButtonLink>
        }
      />
    );
  }
  return (
    <div aria-busy="true">
      <LiveRegion>{t('loading')}</LiveRegion>
      <Skeleton shape="block" className="jhp-page-skeleton" />
    </div>
  );
}
