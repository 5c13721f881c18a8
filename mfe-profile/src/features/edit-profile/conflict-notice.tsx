import { Button, Facts, Notice } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import type { ProfileField, Section, SectionValues } from './sections.ts';
import { useFieldText } from './use-field-text.ts';

export interface ConflictNoticeProps {
  section: Section;
  mine: SectionValues;
  theirs: SectionValues;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Shows what another tab or device has saved in the same section, and lets the person choose. The fields keep their values. */
export function ConflictNotice({ section, mine, theirs, onKeepMine, onTakeTheirs }: ConflictNoticeProps) {
  const { t } = useTranslation('profile');
  const fieldText = useFieldText();
  const textOf = (field: ProfileField) => fieldText(field, theirs[field] ?? '') || t('conflict.empty');
  const different = section.fields.filter((field) => mine[field] !== theirs[field]);
  return (
    <Notice
      tone="attention"
      role="alert"
      title={t('conflict.title')}
      actions={
        <>
          <Button size="small" onClick={onKeepMine}>
            {t('conflict.keepMine')}
          </Button>
          <Button size="small" onClick={onTakeTheirs}>
            {t('conflict.takeTheirs')}
          </Button>
        </>
      }
    >
      <p>{t('conflict.there')}</p>
      {/* Long texts scroll here, so it must be focusable for the keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <section className="jhp-theirs" tabIndex={0} aria-label={t('conflict.there')}>
        <Facts
          facts={different.map((field) => ({
            term: t(`field.${field}`),
            detail: <div dir="auto">{textOf(field)}</div>,
          }))}
        />
      </section>
    </Notice>
  );
}
