import { focusIfLost } from '@jobharbor/shared/forms';
import { useErrorText } from '@jobharbor/shared/remote';
import { Button, Notice } from '@jobharbor/shared/ui';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { BothVersions } from '../both-versions.tsx';
import type { Entry, EntryKind, EntryValues } from './entry-kind.ts';
import { contentOf, valuesOf } from './entry-values.ts';
import type { EntryEditor } from './use-entry-editor.ts';

export interface EntryConflictProps {
  kind: EntryKind;
  editor: EntryEditor;
}

/** A conflict that prevents saving, with the options to resolve it. The form keeps its values. */
export function EntryConflict({ kind, editor }: EntryConflictProps) {
  const { t } = useTranslation('profile');
  const errorText = useErrorText();
  const { obstacle, editing } = editor;
  if (!obstacle || !editing) return null;
  switch (obstacle.status) {
    case 'failed':
      return (
        <Notice tone="danger" role="alert" title={errorText(obstacle.error)}>
          {t('draft.kept')}
        </Notice>
      );
    case 'duplicate':
      return (
        <ObstacleNotice
          title={t('entries.duplicate.title')}
          actions={<DuplicateActions kind={kind} editor={editor} of={obstacle.of} />}
        >
          <kind.View entry={obstacle.of} />
        </ObstacleNotice>
      );
    case 'conflict':
      return (
        <ObstacleNotice
          title={t('conflict.title')}
          actions={
            <>
              <Button size="small" onClick={() => void editor.keepMine(obstacle.theirs)}>
                {t('conflict.keepMine')}
              </Button>
              <Button size="small" onClick={editor.close}>
                {t('conflict.takeTheirs')}
              </Button>
            </>
          }
        >
          <SideBySide kind={kind} editor={editor} theirs={obstacle.theirs} />
        </ObstacleNotice>
      );
    case 'gone':
      return (
        <ObstacleNotice
          title={t('entries.gone.title')}
          actions={
            <>
              <Button size="small" onClick={() => void editor.saveAsNew()}>
                {t('entries.gone.saveAsNew')}
              </Button>
              <Button size="small" onClick={editor.close}>
                {t('draft.discard')}
              </Button>
            </>
          }
        >
          {t('draft.kept')}
        </ObstacleNotice>
      );
  }
}

/** Takes the focus from the button that was pressed to save. */
const ObstacleNotice = (props: Pick<ComponentProps<typeof Notice>, 'title' | 'actions' | 'children'>) => (
  <Notice tone="attention" role="alert" ref={focusIfLost} tabIndex={-1} {...props} />
);

function DuplicateActions({ kind, editor, of }: EntryConflictProps & { of: Entry }) {
  const { t } = useTranslation('profile');
  return (
    <>
      {!kind.isOnce && (
        <Button size="small" onClick={() => void editor.save({ keepBoth: true })}>
          {t('entries.duplicate.keepBoth')}
        </Button>
      )}
      <Button size="small" onClick={() => void editor.merge(of)}>
        {t('entries.duplicate.merge')}
      </Button>
      <Button size="small" variant="quiet" onClick={editor.back}>
        {t('cancel')}
      </Button>
    </>
  );
}

/** The person's version beside the saved one. */
function SideBySide({ kind, editor, theirs }: EntryConflictProps & { theirs: Entry }) {
  const mine = editor.editing?.values ?? {};
  const their = valuesOf(kind, theirs);
  // Full URLs, because the entry's own view shows only the host.
  const addresses = kind.fields.filter(
    (field) => field.type === 'text' && field.isAddress && mine[field.name] !== their[field.name],
  );
  const show = (entry: Entry, values: EntryValues) => (
    <>
      <kind.View entry={entry} />
      {addresses.map(({ name }) => (
        <p key={name}>
          <bdi dir="ltr">{values[name]}</bdi>
        </p>
      ))}
    </>
  );
  return (
    <BothVersions mine={show({ ...theirs, ...contentOf(kind, mine) }, mine)} theirs={show(theirs, their)} />
  );
}
