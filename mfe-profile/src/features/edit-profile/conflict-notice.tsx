import { Button, Facts, Notice } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { useNoticePeriods } from './api/get-notice-periods.ts';
import type { Block, BlockValues, ProfileField } from './blocks.ts';

export interface ConflictNoticeProps {
  block: Block;
  mine: BlockValues;
  theirs: BlockValues;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** The same block was changed elsewhere: what stands there now, and the choice. What is typed stays in the fields. */
export function ConflictNotice({ block, mine, theirs, onKeepMine, onTakeTheirs }: ConflictNoticeProps) {
  const { t } = useTranslation('profile');
  const { data: periods } = useNoticePeriods();
  const shown = (field: ProfileField) => {
    const text = theirs[field];
    if (!text) return t('conflict.empty');
    return field === 'notice_period_id'
      ? (periods?.find(({ id }) => String(id) === text)?.value ?? text)
      : text;
  };
  const different = block.fields.filter((field) => mine[field] !== theirs[field]);
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
      {/* It may be long: it scrolls, so the keyboard must be able to reach it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <section className="jhp-theirs" tabIndex={0} aria-label={t('conflict.there')}>
        <Facts
          facts={different.map((field) => ({
            term: t(`field.${field}`),
            detail: <div dir="auto">{shown(field)}</div>,
          }))}
        />
      </section>
    </Notice>
  );
}
