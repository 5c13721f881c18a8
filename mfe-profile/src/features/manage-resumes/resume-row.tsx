import type { Resume } from '@jobharbor/shared/contracts/jobseeker';
import { useErrorText } from '@jobharbor/shared/remote';
import { Badge, IconButton, Notice, Skeleton, TextLink } from '@jobharbor/shared/ui';
import Download from 'lucide-react/icons/download';
import Eye from 'lucide-react/icons/eye';
import FileText from 'lucide-react/icons/file-text';
import Gauge from 'lucide-react/icons/gauge';
import ListChecks from 'lucide-react/icons/list-checks';
import Mail from 'lucide-react/icons/mail';
import Pencil from 'lucide-react/icons/pencil';
import SquarePen from 'lucide-react/icons/square-pen';
import Star from 'lucide-react/icons/star';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ComponentType, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { RenameForm } from './rename-form.tsx';
import { ResumeDetails } from './resume-details.tsx';
import { resumeFileUrl } from './resume-file-url.ts';

export interface ResumeRowProps {
  resume: Resume;
  /** Rating of the résumé: shown below it on demand. */
  Analysis: ComponentType<{ resumeId: number }>;
  isDeleting: boolean;
  /** Error of the failed deletion; null without one. */
  deleteError: unknown;
  /** Just restored: its button takes the focus from the removed Undo button. */
  takesFocus: boolean;
  onPreview: () => void;
  onEmail: () => void;
  onChoose: () => void;
  onDelete: () => void;
}

/** One résumé of the list, with its actions. Renamed in place. */
export function ResumeRow({ resume, Analysis, isDeleting, deleteError, takesFocus, ...on }: ResumeRowProps) {
  const { t } = useTranslation('profile');
  const errorText = useErrorText();
  const [isRenaming, setRenaming] = useState(false);
  const [isAnalysed, setAnalysed] = useState(false);
  const analysisId = useId();
  const renameButton = useRef<HTMLButtonElement>(null);
  const deleteButton = useRef<HTMLButtonElement>(null);
  const name = resume.filename;
  const wasRenaming = useRef(false);
  useEffect(() => {
    if (wasRenaming.current && !isRenaming) renameButton.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);
  useEffect(() => {
    if (takesFocus) deleteButton.current?.focus();
  }, [takesFocus]);
  return (
    <li className="jhp-resume" aria-busy={isDeleting || undefined}>
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
            {resume.is_default && (
              <Badge tone="harbour" icon={<Star aria-hidden="true" />}>
                {t('manageResumes.default')}
              </Badge>
            )}
          </div>
          <div className="jhp-resume__actions">
            <IconButton icon={<Eye />} label={t('manageResumes.show', { name })} onClick={on.onPreview} />
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
            <TextLink
              bare
              render={<Link to={`/resume/${resume.id}/fill`} />}
              className="jh-icon-button"
              title={t('readResume.fill', { name })}
              aria-label={t('readResume.fill', { name })}
            >
              <ListChecks aria-hidden="true" />
            </TextLink>
            <IconButton
              icon={<Gauge />}
              label={t('readResume.analysis.of', { name })}
              aria-expanded={isAnalysed}
              aria-controls={isAnalysed ? analysisId : undefined}
              onClick={() => setAnalysed(!isAnalysed)}
            />
            {resume.kind === 'generated' && (
              <TextLink
                bare
                render={<Link to={`/resume-templates?resume=${resume.id}`} />}
                className="jh-icon-button"
                title={t('buildResume.edit', { name })}
                aria-label={t('buildResume.edit', { name })}
              >
                <SquarePen aria-hidden="true" />
              </TextLink>
            )}
            <IconButton icon={<Mail />} label={t('manageResumes.mail', { name })} onClick={on.onEmail} />
            {!resume.is_default && (
              <IconButton
                icon={<Star />}
                label={t('manageResumes.choose', { name })}
                onClick={() => {
                  on.onChoose();
                  // The focused button is replaced by the form.
                  renameButton.current?.focus();
                }}
              />
            )}
            <IconButton
              ref={renameButton}
              icon={<Pencil />}
              label={t('resume.rename', { name })}
              onClick={() => setRenaming(true)}
            />
            <IconButton
              ref={deleteButton}
              icon={<Trash2 />}
              label={t('resume.delete', { name })}
              aria-disabled={isDeleting || undefined}
              onClick={() => !isDeleting && on.onDelete()}
            />
          </div>
          {isAnalysed && (
            <div id={analysisId} className="jhp-resume__analysis">
              <Suspense fallback={<Skeleton length="long" />}>
                <Analysis resumeId={resume.id} />
              </Suspense>
            </div>
          )}
          {deleteError !== null && (
            <Notice tone="danger" role="alert" className="jhp-resume__error">
              {errorText(deleteError)}
            </Notice>
          )}
        </>
      )}
    </li>
  );
}
