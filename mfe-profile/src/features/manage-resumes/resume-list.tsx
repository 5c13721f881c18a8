import type { Resume } from '@jobharbor/shared/contracts/profile/jobseeker';
import { ErrorNotice } from '@jobharbor/shared/remote';
import { LiveRegion } from '@jobharbor/shared/ui';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeletedResume } from './deleted-resume.tsx';
import { EmailDialog } from './email-dialog.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { ResumeRow } from './resume-row.tsx';
import { useChooseDefault } from './use-choose-default.ts';
import { useDeletions, withDeletions } from './use-deletions.ts';
import { useEmailDraft } from './use-email-draft.ts';

export interface ResumeListProps {
  resumes: readonly Resume[];
  Analysis: ComponentType<{ resumeId: number }>;
}

/** All résumés, newest first, with what can be done with each. */
export function ResumeList({ resumes, Analysis }: ResumeListProps) {
  const { t } = useTranslation('profile');
  const deletions = useDeletions();
  const choice = useChooseDefault();
  const draft = useEmailDraft();
  const [previewed, setPreviewed] = useState<Resume | null>(null);
  const [mailedId, setMailedId] = useState<number | null>(draft.read()?.resumeId ?? null);
  const mailed = resumes.find(({ id }) => id === mailedId);
  const [announcement, setAnnouncement] = useState('');
  const rows = withDeletions(resumes, deletions.deletions);
  const restored = deletions.deletions.find(({ status }) => status === 'restored');
  return (
    <section className="jh-stack jh-gap-3" aria-labelledby="jhp-resumes">
      <h2 id="jhp-resumes" tabIndex={-1}>
        {t('resumes.title')}
      </h2>
      <ErrorNotice error={choice.error} />
      {rows.length === 0 ? (
        <p className="jh-quiet">{t('resumes.none')}</p>
      ) : (
        <ul className="jhp-resumes">
          {rows.map(({ resume, deletion }, index) =>
            deletion && (deletion.status === 'deleted' || deletion.status === 'restoring') ? (
              <DeletedResume
                key={`deleted-${resume.id}`}
                deletion={deletion}
                onUndo={() => void deletions.restore(deletion)}
              />
            ) : (
              <ResumeRow
                key={resume.id}
                resume={resume}
                Analysis={Analysis}
                isDeleting={deletion?.status === 'deleting'}
                deleteError={deletion?.status === 'failed' ? deletion.error : null}
                takesFocus={restored?.resume.id === resume.id}
                onPreview={() => setPreviewed(resume)}
                onEmail={() => setMailedId(resume.id)}
                onChoose={() =>
                  choice.choose(resume, () =>
                    setAnnouncement(t('manageResumes.chosen', { name: resume.filename })),
                  )
                }
                onDelete={() => void deletions.delete(resume, index)}
              />
            ),
          )}
        </ul>
      )}
      <LiveRegion>
        {restored ? t('manageResumes.restored', { name: restored.resume.filename }) : announcement}
      </LiveRegion>
      {previewed && <PreviewDialog resume={previewed} onClose={() => setPreviewed(null)} />}
      {mailed && <EmailDialog key={mailed.id} resume={mailed} onClose={() => setMailedId(null)} />}
    </section>
  );
}
