import { syncKinds } from '@jobharbor/shared/contracts/profile/resume-sync';
import { useResumes } from '@jobharbor/shared/domain/resumes';
import { errorCode, hasCode } from '@jobharbor/shared/errors';
import { CardError, usePage } from '@jobharbor/shared/remote';
import { LiveRegion, Notice, Skeleton, TextLink } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { EditingGuardProvider } from '../../common/entries/editing-guard.tsx';
import { ContactNotice } from './contact-notice.tsx';
import { AnalysisCard } from './resume-analysis.tsx';
import { ResumeProposals } from './resume-proposals.tsx';
import { SyncRatingForm } from './sync-rating.tsx';
import { UnreadResume } from './unread-resume.tsx';
import { useResumeSync } from './use-resume-sync.ts';
import '../../common/profile.css';
import './read-resume.css';

/** Fills the profile from a résumé: its proposals to accept, edit or skip. */
export function ReadResumePage() {
  const { t } = useTranslation('profile');
  const { id = '' } = useParams();
  const resumeId = Number(id);
  const resumes = useResumes();
  const name = resumes.data?.resumes.find((resume) => resume.id === resumeId)?.filename;
  usePage({ title: t('readResume.title'), canonical: '/resume', robots: 'noindex' });
  return (
    <div className="jh-page jh-page--narrow jhp-page">
      <header className="jhp-head">
        <TextLink render={<Link to="/resume" />}>{t('readResume.back')}</TextLink>
        <h1>{t('readResume.title')}</h1>
        {name && (
          <p>
            <bdi>{name}</bdi>
          </p>
        )}
        <p className="jh-quiet">{t('readResume.lead')}</p>
      </header>
      <EditingGuardProvider>
        <ReadResume key={resumeId} resumeId={resumeId} />
      </EditingGuardProvider>
    </div>
  );
}

function ReadResume({ resumeId }: { resumeId: number }) {
  const { t } = useTranslation('profile');
  const sync = useResumeSync(resumeId);
  const { content } = sync;
  if (content.isError) {
    const isGone = hasCode(content.error, errorCode.notFound);
    return (
      <CardError title={t('readResume.failed')} error={content.error} retry={isGone ? undefined : content} />
    );
  }
  if (!content.data || !sync.isReady) {
    return (
      <div className="jh-stack" aria-busy="true">
        <LiveRegion>{t('readResume.reading')}</LiveRegion>
        <p className="jh-quiet" aria-hidden="true">
          {t('readResume.reading')}
        </p>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    );
  }
  const { lines, analysis, rating, contact = [], is_unread: isUnread } = content.data;
  if (lines === 0) return <Notice tone="attention">{t('readResume.noText')}</Notice>;
  return (
    <>
      <section className="jh-stack" aria-labelledby="jhp-found">
        <h2 id="jhp-found">{t('readResume.found')}</h2>
        {sync.open.length > 0 ? null : sync.isEmpty && isUnread ? (
          <UnreadResume />
        ) : (
          <p>{t(sync.isEmpty ? 'readResume.nothing' : 'readResume.allDone')}</p>
        )}
        <ContactNotice contact={contact} />
        <ResumeProposals sync={sync} kinds={syncKinds} />
      </section>
      <SyncRatingForm resumeId={resumeId} rating={rating} />
      <AnalysisCard analysis={analysis} />
    </>
  );
}
