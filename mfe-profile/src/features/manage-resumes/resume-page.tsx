import { resumeLimits } from '@jobharbor/shared/contracts/profile/jobseeker';
import { useResumes } from '@jobharbor/shared/domain/resumes';
import { CardError, usePage } from '@jobharbor/shared/remote';
import { LiveRegion, Skeleton, TextLink } from '@jobharbor/shared/ui';
import { type ComponentType, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ProfileTabs } from '../../common/profile-tabs.tsx';
import { ResumeList } from './resume-list.tsx';
import { ResumeUpload } from './resume-upload.tsx';
import '../../common/profile.css';
import './manage-resumes.css';

interface ResumePageProps {
  Videos: ComponentType;
  /** Rating of a résumé, for the list. */
  Analysis: ComponentType<{ resumeId: number }>;
  /** Says when the résumé counts as refreshed. */
  Refresh: ComponentType;
}

/**
 * The person's résumés: upload, preview, download, mail, rename, delete, set the default; `Videos`, `Analysis` and
 * `Refresh` are from other features.
 */
export function ResumePage({ Videos, Analysis, Refresh }: ResumePageProps) {
  const { t } = useTranslation('profile');
  const resumes = useResumes();
  usePage({ title: t('page.resumes'), canonical: '/resume', robots: 'noindex' });
  return (
    <div className="jh-page jhp-page">
      <header className="jhp-head">
        <h1>{t('page.resumes')}</h1>
        <p className="jh-quiet">{t('lead.resumes', { count: resumeLimits.maxUploaded })}</p>
      </header>
      <ProfileTabs />
      {resumes.data ? (
        <div className="jhp-column">
          <ResumeUpload
            resumes={resumes.data.resumes}
            limit={resumes.data.max_uploaded}
            label={t('upload.label')}
            atLimit={<p>{t('limit.here')}</p>}
            next={({ id }) => (
              <TextLink render={<Link to={`/resume/${id}/fill`} />}>{t('readResume.fillFromIt')}</TextLink>
            )}
          />
          <p>
            <TextLink render={<Link to="/resume-templates" />}>{t('buildResume.make')}</TextLink>
          </p>
          <p>
            <TextLink render={<Link to="/resume-templates#jhp-fit" />}>{t('fitJob.title')}</TextLink>
          </p>
          <ResumeList resumes={resumes.data.resumes} Analysis={Analysis} />
          <Suspense fallback={null}>
            <Refresh />
          </Suspense>
          <Suspense fallback={<Skeleton shape="block" />}>
            <Videos />
          </Suspense>
        </div>
      ) : resumes.isError ? (
        <CardError title={t('failed.resumes')} error={resumes.error} retry={resumes} />
      ) : (
        <div className="jhp-column" aria-busy="true">
          <LiveRegion>{t('loading')}</LiveRegion>
          <Skeleton shape="block" className="jhp-drop-skeleton" />
          <Skeleton shape="title" length="short" />
          <Skeleton shape="block" />
        </div>
      )}
    </div>
  );
}
