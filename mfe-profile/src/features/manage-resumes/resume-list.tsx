import type { Resume } from '@jobharbor/shared/contracts/jobseeker';
import { LiveRegion } from '@jobharbor/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteDialog } from './delete-dialog.tsx';
import { ResumeRow } from './resume-row.tsx';

/** All résumés, newest first. */
export function ResumeList({ resumes }: { resumes: readonly Resume[] }) {
  const { t } = useTranslation('profile');
  const [leaving, setLeaving] = useState<Resume | null>(null);
  const [news, setNews] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone with its row. After the dialog, which gives the focus back as it closes.
  useEffect(() => {
    if (news) heading.current?.focus();
  }, [news]);
  const ask = (resume: Resume) => {
    // So that the same sentence, for a file of the same name, is news again.
    setNews('');
    setLeaving(resume);
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
            <ResumeRow key={resume.id} resume={resume} onDelete={() => ask(resume)} />
          ))}
        </ul>
      )}
      <LiveRegion>{news}</LiveRegion>
      <DeleteDialog
        resume={leaving}
        onClose={() => setLeaving(null)}
        onDeleted={({ filename }) => {
          setLeaving(null);
          setNews(t('delete.done', { name: filename }));
        }}
      />
    </section>
  );
}
