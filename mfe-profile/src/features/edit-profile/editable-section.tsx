import type { Me } from '@jobharbor/shared/contracts/profile/jobseeker';
import { useIsHydrated, useRemote } from '@jobharbor/shared/remote';
import { Card, IconButton } from '@jobharbor/shared/ui';
import Check from 'lucide-react/icons/check';
import Pencil from 'lucide-react/icons/pencil';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlockedPart, useEditingGuard, useUnfinishedForm } from '../../common/entries/editing-guard.tsx';
import { FinishFirstNotice } from '../../common/finish-first-notice.tsx';
import { createSectionDraft, type SectionDraft } from './section-draft.ts';
import { SectionForm } from './section-form.tsx';
import type { ProfileField, Section } from './sections.ts';
import { type SectionEditor, useSectionEditor } from './use-section-editor.ts';

/** Asks a section to open with the focus in `field`. Make a new object for each request. */
export interface EditRequest {
  field: ProfileField;
}

export interface EditableSectionProps {
  section: Section;
  me: Me;
  /** A request from elsewhere on the page; sections without the field ignore it. */
  request: EditRequest | null;
  /**
   * Conflict: shows the version saved by another tab or device beside the input, and lets the person choose. The fields
   * keep their values.
   */
  children: ReactNode;
  fields: (editor: SectionEditor) => ReactNode;
}

/** A section of the profile that is edited in place. It begins with the draft of an earlier visit, where there is one. */
export function EditableSection(props: EditableSectionProps) {
  const draft = useFirstDraft(props.section, props.me);
  // What the server rendered gives way to the draft, which only the browser has.
  return <SectionOf key={draft ? 'draft' : 'saved'} {...props} draft={draft} />;
}

/** Moves the focus into the form and back to the edit button. */
function SectionOf({
  section,
  me,
  request,
  children,
  fields,
  draft,
}: EditableSectionProps & { draft: SectionDraft | null }) {
  const { t } = useTranslation('profile');
  const editor = useSectionEditor(section, me, draft);
  const editButton = useRef<HTMLButtonElement>(null);
  const { status } = editor.state;
  const isOpen = status !== 'viewing';
  const title = t(`section.${section.name}`);

  const { setFocus } = editor.form;
  const [isBlocked, setBlocked] = useBlockedPart(section.name);
  useEditingGuard(section.name, editor.isUnsaved, {
    focus: () => setFocus(section.fields[0] ?? ''),
    save: editor.saveNow,
  });
  const unfinished = useUnfinishedForm(section.name);
  const open = () => {
    setBlocked(unfinished !== null);
    if (!unfinished) editor.open();
  };
  const requestedField = useRef<ProfileField | null>(null);
  useEditRequest(request, section, (field) => {
    requestedField.current = field;
    if (isOpen) setFocus(field);
    else open();
  });
  useToggleFocus(isOpen, {
    onOpen() {
      setFocus(requestedField.current ?? section.fields[0] ?? '');
      requestedField.current = null;
    },
    onClose: () => editButton.current?.focus(),
  });

  return (
    <Card as="section" padding="roomy" className="jhp-section" aria-label={title}>
      {isOpen ? (
        <SectionForm section={section} editor={editor} title={title}>
          {fields(editor)}
        </SectionForm>
      ) : (
        <>
          <div className="jhp-section__content">{children}</div>
          <IconButton
            ref={editButton}
            outlined
            className="jhp-section__edit"
            icon={<Pencil />}
            label={t(`edit.${section.name}`)}
            onClick={open}
          />
        </>
      )}
      {isBlocked && unfinished && !isOpen && (
        <FinishFirstNotice form={unfinished} onSaved={editor.open} onDone={() => setBlocked(false)} />
      )}
      <SavedStatus state={editor.state} />
    </Card>
  );
}

/** The draft that was there when the page came; null on the server and while its page hydrates. */
function useFirstDraft({ name }: Section, { id }: Me): SectionDraft | null {
  const { now } = useRemote();
  const isHydrated = useIsHydrated();
  return useMemo(
    () => (isHydrated ? createSectionDraft(id, name).read(now) : null),
    [isHydrated, id, name, now],
  );
}

/** Calls `onRequest` for each request of a field that the section has. */
function useEditRequest(
  request: EditRequest | null,
  section: Section,
  onRequest: (field: ProfileField) => void,
): void {
  const openAt = useEffectEvent(onRequest);
  useEffect(() => {
    if (request && section.fields.includes(request.field)) openAt(request.field);
  }, [request, section]);
}

/** Moves the focus when the form opens or closes, and not at first. */
function useToggleFocus(isOpen: boolean, to: { onOpen: () => void; onClose: () => void }): void {
  const moveFocus = useEffectEvent(() => (isOpen ? to.onOpen() : to.onClose()));
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    moveFocus();
  }, [isOpen]);
}

function SavedStatus({ state }: Pick<SectionEditor, 'state'>) {
  const { t } = useTranslation('profile');
  return (
    <p className="jhp-section__saved" role="status">
      {state.status === 'viewing' && state.isSaved && (
        <>
          <Check className="jh-icon" aria-hidden="true" /> {t('saved')}
        </>
      )}
    </p>
  );
}
