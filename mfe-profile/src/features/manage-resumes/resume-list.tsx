import type { Resume } from '@jobharbor/shared/contracts/jobseeker';
import { LiveRegion } from '@jobharbor/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteDialog } from './delete-dialog.tsx';
import { ResumeRow } from './resume-row.tsx';

/** All résumés, newest first, with the dialog that deletes one. */
export function ResumeList({ resumes }: { resumes: readonly Resume[] }) {
  const { t } = useTranslation('profile');
  const [toDelete, setToDelete] = useState<Resume | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused button was removed with its row. Runs after the dialog, which restores the focus when it closes.
  useEffect(() => {
    if (announcement) heading.current?.focus();
  }, [announcement]);
  const askToDelete = (resume: Resume) => {
    // Cleared first, so that deleting a file of the same name is announced again.
    setAnnouncement('');
    setToDelete(resume);
  };
  return (
    <section className="jh-stack jh-gap-3" aria-labelledby="jhp-resumes">
      <h2 id="jhp-resumes" ref={heading} tabIndex={-1}>
        {t('resumes.title')}
      </h2>
      {resumes.length === 0 ? (
        <p className="jh-quiet">{t('resumes.none')}</p>
      ) : (
        <ul className="jhp-resumes">
          {resumes.map((resume) => (
            <ResumeRow key={resume.id} resume={resume} onDelete={() => askToDelete(resume)} />
          ))}
        </ul>
      )}
      <LiveRegion>{announcement}</LiveRegion>
      <DeleteDialog
        resume={toDelete}
        onClose={() => setToDelete(null)}
        onDeleted={({ filename }) => {
          setToDelete(null);
          setAnnouncement(t('delete.done', { name: filename }));
        }}
      />
    </section>
  );
}
