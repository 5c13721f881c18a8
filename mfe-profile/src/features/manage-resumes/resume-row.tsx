import type { Resume } from '@jobharbor/shared/contracts/profile/jobseeker';
import { ErrorNotice } from '@jobharbor/shared/remote';
import { Badge, Button, Notice, Skeleton, TextLink } from '@jobharbor/shared/ui';
import Eye from 'lucide-react/icons/eye';
import FileText from 'lucide-react/icons/file-text';
import Star from 'lucide-react/icons/star';
import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RenameForm } from './rename-form.tsx';
import { ResumeDetails } from './resume-details.tsx';
import { resumeFileUrl } from './resume-file-url.ts';
import { ResumeMenu } from './resume-menu.tsx';

export interface ResumeRowProps {
  resume: Resume;
  /** Rating of the résumé: shown below it on demand. */
  Analysis: ComponentType<{ resumeId: number }>;
  isDeleting: boolean;
  /** Error of the failed deletion; null without one. */
  deleteError: unknown;
  /** Just restored: its menu takes the focus from the removed Undo button. */
  takesFocus: boolean;
  onPreview: () => void;
  onEmail: () => void;
  onChoose: () => void;
  onDelete: () => void;
}

/** One résumé of the list, with its actions. Renamed in place. */
export function ResumeRow({ resume, Analysis, isDeleting, deleteError, takesFocus, ...on }: ResumeRowProps) {
  const { t } = useTranslation('profile');
  const [isRenaming, setRenaming] = useState(false);
  const [isAnalysed, setAnalysed] = useState(false);
  const menuButton = useMenuFocus(isRenaming, takesFocus);
  const analysis = useRef<HTMLDivElement>(null);
  const name = resume.filename;
  useEffect(() => {
    // Chosen in a menu that is closed now: moves the reader to what it brought.
    if (isAnalysed) analysis.current?.focus();
  }, [isAnalysed]);
  return (
    <li className="jhp-resume" aria-busy={isDeleting || undefined}>
      <FileText className="jhp-resume__icon" aria-hidden="true" />
      {isRenaming ? (
        <RenameForm resume={resume} onDone={() => setRenaming(false)} />
      ) : (
        <>
          <ResumeName resume={resume} />
          <div className="jhp-resume__actions">
            <Button
              size="small"
              iconStart={<Eye />}
              aria-label={t('manageResumes.show', { name })}
              onClick={on.onPreview}
            >
              {t('manageResumes.menu.show')}
            </Button>
            <ResumeMenu
              ref={menuButton}
              {...{ resume, isAnalysed }}
              onAnalyse={() => setAnalysed(!isAnalysed)}
              onEmail={on.onEmail}
              onChoose={on.onChoose}
              onRename={() => setRenaming(true)}
              onDelete={() => !isDeleting && on.onDelete()}
            />
          </div>
          {isAnalysed && (
            <div ref={analysis} tabIndex={-1} className="jhp-resume__analysis">
              <Suspense fallback={<Skeleton length="long" />}>
                <Analysis resumeId={resume.id} />
              </Suspense>
            </div>
          )}
          {resume.problem && (
            <Notice className="jhp-resume__error" tone="attention">
              {t(`manageResumes.problem.${resume.problem}`)}
            </Notice>
          )}
          <ErrorNotice className="jhp-resume__error" error={deleteError} />
        </>
      )}
    </li>
  );
}

function ResumeName({ resume }: { resume: Resume }) {
  const { t } = useTranslation('profile');
  return (
    <div className="jhp-resume__text">
      <TextLink bare href={resumeFileUrl(resume.id)} download className="jhp-resume__name">
        <bdi>{resume.filename}</bdi>
      </TextLink>
      <ResumeDetails resume={resume} />
      {resume.is_default && (
        <Badge tone="harbour" icon={<Star aria-hidden="true" />}>
          {t('manageResumes.default')}
        </Badge>
      )}
    </div>
  );
}

/** The button of the menu, focused after renaming and when the row `takesFocus`. */
function useMenuFocus(isRenaming: boolean, takesFocus: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(false);
  useEffect(() => {
    if (wasRenaming.current && !isRenaming) button.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return button;
}
