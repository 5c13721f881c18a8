import type { Resume } from '@jobharbor/shared/contracts/jobseeker';
import { IconButton, TextLink } from '@jobharbor/shared/ui';
import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RenameForm } from './rename-form.tsx';
import { ResumeDetails } from './resume-details.tsx';
import { resumeFileUrl } from './resume-file-url.ts';

/** One résumé of the list, with its actions. It is renamed in place. */
export function ResumeRow({ resume, onDelete }: { resume: Resume; onDelete: () => void }) {
  const { t } = useTranslation('profile');
  const [isRenaming, setRenaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const name = resume.filename;
  const wasRenaming = useRef(false);
  useEffect(() => {
    if (wasRenaming.current && !isRenaming) renameButton.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);
  return (
    <li className="jhp-resume">
      <FileText className="jhp-resume__icon" aria-hidden="true" />
      {isRenaming ? (
        <RenameForm resume={resume} onDone={() => setRenaming(false)} />
      ) : (
        <>
          <div className="jhp-resume__text">
            <TextLink bare href={resumeFileUrl(resume.id)} download className="jhp-resume__name">
              <bdi>{name}</bdi>
            </TextLink>
            <ResumeDetails resume={resume} />
          </div>
          <div className="jhp-resume__actions">
            <TextLink
              bare
              href={resumeFileUrl(resume.id)}
              download
              className="jh-icon-button"
              title={t('resume.download', { name })}
              aria-label={t('resume.download', { name })}
            >
              <Download aria-hidden="true" />
            </TextLink>
            <IconButton
              ref={renameButton}
              icon={<Pencil />}
              label={t('resume.rename', { name })}
              onClick={() => setRenaming(true)}
            />
            <IconButton icon={<Trash2 />} label={t('resume.delete', { name })} onClick={onDelete} />
          </div>
        </>
      )}
    </li>
  );
}
