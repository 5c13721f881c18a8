import { preventComposingSubmit } from '@jobharbor/shared/forms';
import { useErrorText } from '@jobharbor/shared/remote';
import { Button, Notice } from '@jobharbor/shared/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictNotice } from './conflict-notice.tsx';
import type { Section } from './sections.ts';
import type { SectionEditor } from './use-section-editor.ts';

export interface SectionFormProps {
  section: Section;
  editor: SectionEditor;
  title: string;
  children: ReactNode;
}

/** The form of an open section: its fields, the result of the last save, and the buttons to save or cancel. */
export function SectionForm({ section, editor, title, children }: SectionFormProps) {
  const { t } = useTranslation('profile');
  const { state } = editor;
  return (
    <form noValidate className="jh-stack" onSubmit={editor.save} onKeyDown={preventComposingSubmit}>
      <h2 className="jhp-section__title">{title}</h2>
      {state.status === 'editing' && state.isRestored && <Notice role="status">{t('draft.restored')}</Notice>}
      {children}
      <SaveResult section={section} editor={editor} />
      {state.status !== 'conflict' && (
        <div className="jh-inline">
          <Button
            type="submit"
            variant="primary"
            loading={state.status === 'saving'}
            loadingLabel={t('saving')}
          >
            {t('save')}
          </Button>
          <Button variant="quiet" aria-disabled={state.status === 'saving'} onClick={editor.cancel}>
            {state.status === 'editing' && state.isRestored ? t('draft.discard') : t('cancel')}
          </Button>
        </div>
      )}
    </form>
  );
}

function SaveResult({ section, editor }: { section: Section; editor: SectionEditor }) {
  const { t } = useTranslation('profile');
  const errorText = useErrorText();
  const { state } = editor;
  switch (state.status) {
    case 'viewing':
    case 'editing':
    case 'saving':
      return null;
    case 'failed':
      return (
        <Notice tone="danger" role="alert" title={errorText(state.error)}>
          {t('draft.kept')}
        </Notice>
      );
    case 'conflict':
      return (
        <ConflictNotice
          section={section}
          mine={state.mine}
          theirs={section.valuesOf(state.theirs)}
          onKeepMine={() => editor.keepMine(state.mine, state.theirs)}
          onTakeTheirs={() => editor.takeTheirs(state.theirs)}
        />
      );
  }
}
