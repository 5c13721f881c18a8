import { getResumeDesign } from '@jobharbor/shared/calls/jobseeker-resumes/get-resume-design';
import { signInPath } from '@jobharbor/shared/domain/session';
import { CardError, useCall, useLocale, usePage, useSession } from '@jobharbor/shared/remote';
import { ButtonLink, LiveRegion, Skeleton, TextLink } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { ResumeBuilder } from './resume-builder.tsx';
import '../../common/profile.css';
import '../../common/resume-pages.css';
import './build-resume.css';

/** Résumé builder with two templates, for guests as well. */
export function BuildResumePage() {
  const { t } = useTranslation('profile');
  const [search] = useSearchParams();
  const { user } = useSession();
  const { base } = useLocale();
  const wanted = Number(search.get('resume'));
  const resumeId = user && Number.isSafeInteger(wanted) && wanted > 0 ? wanted : null;
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
        <ResumeBuilder key="new" resumeId={null} saved={null} />
      ) : (
        <SavedResume key={resumeId} id={resumeId} />
      )}
    </div>
  );
}

/** Edits a generated résumé. */
function SavedResume({ id }: { id: number }) {
  const { t } = useTranslation('profile');
  const design = useCall(getResumeDesign, { params: { id } }, { staleTime: 0, gcTime: 0 });
  if (design.data) return <ResumeBuilder resumeId={id} saved={design.data} />;
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
