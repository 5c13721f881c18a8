import { focusIfLost } from '@jobharbor/shared/forms';
import { Button, Facts, Notice } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { BothVersions } from '../../common/both-versions.tsx';
import type { Section, SectionValues } from './sections.ts';
import { useFieldText } from './use-field-text.ts';

export interface ConflictNoticeProps {
  section: Section;
  mine: SectionValues;
  theirs: SectionValues;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Shows what another tab or device has saved beside what the person typed, and lets them choose. The fields keep their values. */
export function ConflictNotice({ section, mine, theirs, onKeepMine, onTakeTheirs }: ConflictNoticeProps) {
  const { t } = useTranslation('profile');
  const fieldText = useFieldText();
  const different = section.fields.filter((field) => mine[field] !== theirs[field]);
  const factsOf = (values: SectionValues) => (
    <Facts
      facts={different.map((field) => ({
        term: t(`field.${field}`),
        detail: <div dir="auto">{fieldText(field, values[field] ?? '') || t('conflict.empty')}</div>,
      }))}
    />
  );
  return (
    <Notice
      tone="attention"
      role="alert"
      ref={focusIfLost}
      tabIndex={-1}
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
      <BothVersions mine={factsOf(mine)} theirs={factsOf(theirs)} />
    </Notice>
  );
}
