import { languages } from '@jobharbor/shared/contracts/markets/market';
import {
  isEmptyResume,
  type PaperSize,
  paperSizes,
  type ResumeDesign,
  type ResumeDocument,
} from '@jobharbor/shared/contracts/profile/resume-document';
import { signInPath } from '@jobharbor/shared/domain/session';
import { ErrorNotice, useLocale, useSession } from '@jobharbor/shared/remote';
import { Button, Notice, RadioGroup, SelectField, TextLink } from '@jobharbor/shared/ui';
import Undo2 from 'lucide-react/icons/undo-2';
import { type ComponentType, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useStableCallback } from '../../common/entries/use-stable-callback.ts';
import { BasicsForm } from './basics-form.tsx';
import { type Entry, entriesOf, type SectionName, sectionNames, withEntries } from './form-sections.ts';
import { ImportExport } from './import-export.tsx';
import { PagePreviews } from './page-previews.tsx';
import { SectionForm, type SectionFormProps } from './section-form.tsx';
import { TemplateChoice } from './template-choice.tsx';
import { type ResumeDraft, useResumeDraft, useStoreCopy } from './use-resume-draft.ts';
import { useSaveResume } from './use-save-resume.ts';

export interface ResumeBuilderProps {
  /** The generated résumé being edited; null for a new one. */
  resumeId: number | null;
  saved: ResumeDesign | null;
  /** Names a copy for one job; null for any other résumé. */
  copyKey: string | null;
  FitToJob: FitToJobPart;
  /** The job that the person comes from. */
  jobId: number | null;
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
export function ResumeBuilder({ resumeId, saved, copyKey, FitToJob, jobId }: ResumeBuilderProps) {
  const { t } = useTranslation('profile');
  const navigate = useNavigate();
  const draft = useResumeDraft(resumeId, saved, copyKey);
  const storeCopy = useStoreCopy();
  const { design } = draft;
  const { file, keep, download, save } = useSaveResume(resumeId, ({ id }) => {
    draft.forget();
    if (resumeId === null)
      navigate(`/resume-templates?resume=${id}`, { replace: true, state: { isKept: true } });
  });
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
  function make(file: (design: ResumeDesign) => void): void {
    setNameAsked(isEmpty);
    if (isEmpty) nameField.current?.focus();
    else file(design);
  }
  const failure = keep.error ?? file.error;
  return (
    <div className="jhp-builder">
      <div className="jhp-builder__form">
        {resumeId !== null && <ChangingNotice wasRestored={draft.wasRestored} />}
        {copyKey !== null && <Notice>{t('fitJob.isCopy')}</Notice>}
        <TemplateChoice value={design.template} onChange={(template) => draft.change({ template })} />
        <PaperOptions draft={draft} />
        <ImportExport draft={draft} />
        <UndoNotice draft={draft} />
        <Suspense>
          <FitToJob
            design={design}
            jobId={jobId}
            onChange={draft.changeDocument}
            onCopy={(document, key) => {
              storeCopy(key, { ...design, document });
              navigate(`/resume-templates?copy=${key}`);
            }}
          />
        </Suspense>
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
          onSave={() => make(save)}
          onDownload={() => make(download)}
        />
        {keep.isSuccess && <SavedNotice />}
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

/** Paper size and language of the résumé. */
function PaperOptions({ draft: { design, change, changeLanguage } }: { draft: ResumeDraft }) {
  const { t } = useTranslation('profile');
  return (
    <div className="jhp-builder__options">
      <RadioGroup<PaperSize>
        inline
        name="jhp-paper"
        legend={t('buildResume.paper')}
        value={design.paper}
        onValueChange={(paper) => change({ paper })}
        options={paperSizes.map((value) => ({ value, label: t(`buildResume.papers.${value}`) }))}
      />
      <SelectField
        label={t('buildResume.language')}
        value={design.language}
        onChange={({ currentTarget: { value } }) => {
          const chosen = languages.find((language) => language.value === value);
          if (chosen) void changeLanguage(chosen.value);
        }}
      >
        {languages.map(({ value, label }) => (
          <option key={value} value={value} lang={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

interface MakeButtonsProps {
  isSaving: boolean;
  isMaking: boolean;
  onSave: () => void;
  onDownload: () => void;
}

/** Saves or downloads the résumé; guests can only download it. */
function MakeButtons({ isSaving, isMaking, onSave, onDownload }: MakeButtonsProps) {
  const { t } = useTranslation('profile');
  const { base } = useLocale();
  const { user } = useSession();
  return (
    <>
      <div className="jh-inline">
        {user && (
          <Button variant="primary" loading={isSaving} loadingLabel={t('saving')} onClick={onSave}>
            {t('buildResume.save')}
          </Button>
        )}
        <Button
          variant={user ? 'secondary' : 'primary'}
          loading={isMaking}
          loadingLabel={t('buildResume.making')}
          onClick={onDownload}
        >
          {t('buildResume.download')}
        </Button>
      </div>
      {!user && (
        <p className="jh-quiet jh-small">
          {t('buildResume.guest')}{' '}
          <TextLink render={<Link to={signInPath(`${base}/jobseeker-complete-profile/create-resume`)} />}>
            {t('buildResume.signIn')}
          </TextLink>
        </p>
      )}
    </>
  );
}
