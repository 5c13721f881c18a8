import { getResumeDesign } from '@jobharbor/shared/calls/jobseeker-resumes/get-resume-design';
import { signInPath } from '@jobharbor/shared/domain/session';
import { CardError, useCall, useLocale, usePage, useSession } from '@jobharbor/shared/remote';
import { ButtonLink, LiveRegion, Skeleton, TextLink } from '@jobharbor/shared/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { ResumeBuilder, type ResumeBuilderProps } from './resume-builder.tsx';
import '../../common/profile.css';
import '../../common/resume-pages.css';
import './build-resume.css';

const idOf = (text: string | null): number | null => {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};

/** Résumé builder with templates, for guests as well. */
export function BuildResumePage({ FitToJob }: Pick<ResumeBuilderProps, 'FitToJob'>) {
  const { t } = useTranslation('profile');
  const [search] = useSearchParams();
  const { user } = useSession();
  const { base } = useLocale();
  const resumeId = user ? idOf(search.get('resume')) : null;
  // A job's id, or `pasted` for one from elsewhere; a number follows for each further copy.
  const [copyKey = null, copied = null] =
    /^(\d{1,15}|pasted)(?:-\d{1,3})?$/.exec(search.get('copy') ?? '') ?? [];
  const jobId = idOf(search.get('job') ?? copied);
  const [made, setMade] = useState<string | null>(null);
  const part = { jobId, FitToJob, isJustMade: search.toString() === made, onMade: setMade };
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
        <ResumeBuilder key={copyKey ?? 'new'} {...{ ...part, copyKey }} resumeId={null} saved={null} />
      ) : (
        <SavedResume key={resumeId} id={resumeId} {...part} />
      )}
    </div>
  );
}

/** Edits a generated résumé. */
function SavedResume({
  id,
  ...part
}: { id: number } & Omit<ResumeBuilderProps, 'resumeId' | 'saved' | 'copyKey'>) {
  const { t } = useTranslation('profile');
  const design = useCall(getResumeDesign, { params: { id } }, { staleTime: 0, gcTime: 0 });
  if (design.data) return <ResumeBuilder resumeId={id} saved={design.data} copyKey={null} {...part} />;
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
