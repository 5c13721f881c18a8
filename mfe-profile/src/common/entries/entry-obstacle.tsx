import { useErrorText } from '@jobharbor/shared/remote';
import { Button, Facts, Notice } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import type { Entry, EntryKind } from './entry-kind.ts';
import { valuesOf } from './entry-values.ts';
import type { EntryEditor } from './use-entry-editor.ts';

export interface EntryObstacleProps {
  kind: EntryKind;
  editor: EntryEditor;
}

/** What stands in the way of saving, and the ways on. The fields keep their values. */
export function EntryObstacle({ kind, editor }: EntryObstacleProps) {
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
        <Notice
          tone="attention"
          role="alert"
          title={t('entries.duplicate.title')}
          actions={
            <>
              {!kind.isOnce && (
                <Button size="small" onClick={() => void editor.save({ keepBoth: true })}>
                  {t('entries.duplicate.keepBoth')}
                </Button>
              )}
              <Button size="small" onClick={() => void editor.merge(obstacle.of)}>
                {t('entries.duplicate.merge')}
              </Button>
              <Button size="small" variant="quiet" onClick={editor.back}>
                {t('cancel')}
              </Button>
            </>
          }
        >
          <kind.View entry={obstacle.of} />
        </Notice>
      );
    case 'conflict':
      return (
        <Notice
          tone="attention"
          role="alert"
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
          <p>{t('conflict.there')}</p>
          <SideBySide kind={kind} editor={editor} theirs={obstacle.theirs} />
        </Notice>
      );
    case 'gone':
      return (
        <Notice
          tone="attention"
          role="alert"
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
        </Notice>
      );
  }
}

/** The entry as it now stands elsewhere; the form above holds the person's own version. */
function SideBySide({ kind, editor, theirs }: EntryObstacleProps & { theirs: Entry }) {
  const { t } = useTranslation('profile');
  const mine = editor.editing?.values ?? {};
  const their = valuesOf(kind, theirs);
  const texts = kind.fields.filter(
    ({ name, type }) =>
      (type === 'text' || type === 'area' || type === 'month' || type === 'money') &&
      mine[name] !== their[name],
  );
  return (
    // Long texts scroll here, so it must be focusable for the keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className="jhp-theirs" tabIndex={0} aria-label={t('conflict.there')}>
      <kind.View entry={theirs} />
      <Facts
        facts={texts.map(({ name, label }) => ({
          term: t(`entries.field.${label ?? name}` as 'entries.field.url'),
          detail: <div dir="auto">{their[name] || t('conflict.empty')}</div>,
        }))}
      />
    </section>
  );
}
