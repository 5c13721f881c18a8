import {
  isEmptyResume,
  type ResumeDesign,
  type ResumeDocument,
  type StoredDesign,
} from '@jobharbor/shared/contracts/profile/resume-document';
import { focusIfLost } from '@jobharbor/shared/forms';
import { ErrorNotice } from '@jobharbor/shared/remote';
import { Button, Notice, TextLink } from '@jobharbor/shared/ui';
import Undo2 from 'lucide-react/icons/undo-2';
import { type ComponentType, type ReactNode, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useStableCallback } from '../../common/entries/use-stable-callback.ts';
import { BasicsForm } from './basics-form.tsx';
import { ChangedContacts } from './changed-contacts.tsx';
import { type Entry, entriesOf, type SectionName, sectionNames, withEntries } from './form-sections.ts';
import { ImportExport } from './import-export.tsx';
import { MakeButtons } from './make-buttons.tsx';
import { PagePreviews } from './page-previews.tsx';
import { PaperOptions } from './paper-options.tsx';
import { ResumePhoto } from './resume-photo.tsx';
import { SectionForm, type SectionFormProps } from './section-form.tsx';
import { SectionOrder } from './section-order.tsx';
import { TemplateChoice } from './template-choice.tsx';
import { type ResumeDraft, useResumeDraft, useStoreCopy } from './use-resume-draft.ts';
import { useSaveResume } from './use-save-resume.ts';

export interface ResumeBuilderProps {
  /** The generated résumé being edited; null for a new one. */
  resumeId: number | null;
  saved: StoredDesign | null;
  /** Names a copy for one job; null for any other résumé. */
  copyKey: string | null;
  FitToJob: FitToJobPart;
  /** The job that the person comes from. */
  jobId: number | null;
  /** It was saved or copied on this page just now: that is said, and takes the focus of the button that is gone. */
  isJustMade: boolean;
  /** Reports the query of the address of a résumé or copy that was made. */
  onMade: (query: string) => void;
}

/** The comparison with a job, which is a feature of its own. */
export type FitToJobPart = ComponentType<{
  design: ResumeDesign;
  jobId: number | null;
  onChange: (document: ResumeDocument, text: string) => void;
  onCopy: (document: ResumeDocument, key: string) => void;
}>;

const noBasics = {};

/** Form and live preview. Stored on the device only, until the person saves it. */
export function ResumeBuilder(props: ResumeBuilderProps) {
  const { resumeId, saved, copyKey, FitToJob, jobId, isJustMade, onMade } = props;
  const { t } = useTranslation('profile');
  const navigate = useNavigate();
  const draft = useResumeDraft(resumeId, saved, copyKey);
  const storeCopy = useStoreCopy();
  const { design } = draft;
  const { file, word, keep, download, downloadWord, save } = useSaveResume(resumeId, ({ id }) => {
    draft.forget();
    if (resumeId === null) open(`resume=${id}`, true);
  });
  function open(query: string, replace = false): void {
    onMade(query);
    navigate(`/resume-templates?${query}`, { replace });
  }
  const changeBasics = useStableCallback((basics: ResumeDocument['basics']) =>
    draft.changeDocument({ ...design.document, basics }),
  );
  const changeSection = useStableCallback(
    (section: SectionName, entries: readonly Entry[], undoText?: string) =>
      draft.changeDocument(withEntries(design.document, section, entries), undoText),
  );
  const nameField = useRef<HTMLInputElement>(null);
  const [isNameAsked, setNameAsked] = useState(false);
  const isEmpty = isEmptyResume(design.document);
  /** Makes a file, unless it would be an empty page: then asks for the name. */
  function make(file: () => void): void {
    setNameAsked(isEmpty);
    if (isEmpty) nameField.current?.focus();
    else file();
  }
  const failure = keep.error ?? file.error ?? word.error;
  return (
    <div className="jhp-builder">
      <div className="jhp-builder__form">
        {resumeId !== null && <ChangingNotice wasRestored={draft.wasRestored} />}
        {copyKey !== null && (
          <Arrival isNew={isJustMade}>
            <Notice>{t('fitJob.isCopy')}</Notice>
          </Arrival>
        )}
        {draft.stored.template !== design.template && <Notice>{t('buildResume.unknownTemplate')}</Notice>}
        <TemplateChoice value={design.template} onChange={(template) => draft.change({ template })} />
        <PaperOptions draft={draft} />
        <ResumePhoto draft={draft} />
        <SectionOrder design={design} onChange={(order) => draft.change({ order })} />
        <ImportExport draft={draft} />
        <UndoNotice draft={draft} />
        <Suspense>
          <FitToJob
            design={design}
            jobId={jobId}
            onChange={draft.changeDocument}
            onCopy={(document, key) => {
              // A photo goes into a copy only if it is chosen there.
              const copy = storeCopy(key, { ...draft.stored, document, photo: undefined });
              open(`copy=${copy}`);
            }}
          />
        </Suspense>
        <ChangedContacts basics={design.document.basics ?? noBasics} onChange={changeBasics} />
        <BasicsForm
          basics={design.document.basics ?? noBasics}
          onChange={changeBasics}
          nameField={nameField}
          nameError={isNameAsked && isEmpty ? t('buildResume.nothingToPrint') : undefined}
        />
        <SectionForms document={design.document} onChange={changeSection} />
      </div>
      <div className="jhp-builder__result">
        <MakeButtons
          isSaving={keep.isPending}
          isMaking={file.isPending}
          isMakingWord={word.isPending}
          onSave={() => make(() => save(draft.stored))}
          onDownload={() => make(() => download(design))}
          onDownloadWord={() => make(() => downloadWord(design))}
        />
        {(keep.isSuccess || (isJustMade && resumeId !== null)) && (
          <Arrival isNew={isJustMade}>
            <SavedNotice />
          </Arrival>
        )}
        <ErrorNotice error={failure} />
        <PagePreviews design={design} />
      </div>
    </div>
  );
}

function SectionForms({
  document,
  onChange,
}: Pick<SectionFormProps, 'onChange'> & Pick<ResumeDesign, 'document'>) {
  return sectionNames.map((section) => (
    <SectionForm key={section} section={section} entries={entriesOf(document, section)} onChange={onChange} />
  ));
}

/** Takes the focus where a pressed button, far down the page, led to another résumé. */
function Arrival({ isNew, children }: { isNew: boolean; children: ReactNode }) {
  return (
    <div ref={isNew ? focusIfLost : null} tabIndex={-1}>
      {children}
    </div>
  );
}

/** The form changes a résumé that was saved. */
function ChangingNotice({ wasRestored }: { wasRestored: boolean }) {
  const { t } = useTranslation('profile');
  return (
    <Notice
      actions={<TextLink render={<Link to="/resume-templates" />}>{t('buildResume.startNew')}</TextLink>}
    >
      {wasRestored ? t('buildResume.restored') : t('buildResume.changing')}
    </Notice>
  );
}

function SavedNotice() {
  const { t } = useTranslation('profile');
  return (
    <Notice
      tone="success"
      role="status"
      actions={<TextLink render={<Link to="/resume" />}>{t('buildResume.toResumes')}</TextLink>}
    >
      {t('buildResume.saved')}
    </Notice>
  );
}

function UndoNotice({ draft: { undoable, undo } }: { draft: ResumeDraft }) {
  const { t } = useTranslation('profile');
  return (
    <div role="status">
      {undoable && (
        <Notice
          tone="success"
          actions={
            <Button size="small" iconStart={<Undo2 aria-hidden="true" />} onClick={undo}>
              {t('manageResumes.undo')}
            </Button>
          }
        >
          {undoable.text}
        </Notice>
      )}
    </div>
  );
}
