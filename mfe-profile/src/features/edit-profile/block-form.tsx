import { useErrorText } from '@jobharbor/shared/remote';
import { Button, isComposing, Notice } from '@jobharbor/shared/ui';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Block } from './blocks.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import type { BlockEditor } from './use-block-editor.ts';

export interface BlockFormProps {
  block: Block;
  editor: BlockEditor;
  title: string;
  children: ReactNode;
}

/** The open block: its fields, what came of the last attempt, and the two ways out. */
export function BlockForm({ block, editor, title, children }: BlockFormProps) {
  const { t } = useTranslation('profile');
  const { state } = editor;
  return (
    <form noValidate className="jh-stack" onSubmit={editor.save} onKeyDown={holdComposing}>
      <h2 className="jhp-block__title">{title}</h2>
      {state.status === 'editing' && state.isRestored && <Notice role="status">{t('draft.restored')}</Notice>}
      {children}
      <Outcome block={block} editor={editor} />
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

function Outcome({ block, editor }: { block: Block; editor: BlockEditor }) {
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
          block={block}
          mine={state.mine}
          theirs={block.read(state.theirs)}
          onKeepMine={() => editor.keepMine(state.mine, state.theirs)}
          onTakeTheirs={() => editor.takeTheirs(state.theirs)}
        />
      );
  }
}

/** The Enter that accepts a word of an input method must not save. */
function holdComposing(event: KeyboardEvent) {
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
}
