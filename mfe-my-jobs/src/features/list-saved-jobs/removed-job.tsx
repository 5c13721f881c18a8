import { UserText } from '@jobharbor/shared/domain/user-text';
import { useErrorText } from '@jobharbor/shared/remote';
import { Button, Notice } from '@jobharbor/shared/ui';
import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Removal } from './use-removals.ts';

/** Replaces the card of a removed job. Moves the focus to Undo, because the button that had it is gone. */
export function RemovedJob({ removal, onUndo }: { removal: Removal; onUndo: () => void }) {
  const { t } = useTranslation('myJobs');
  const errorText = useErrorText();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  const { title, language } = removal.saved.job;
  return (
    <div className="jhm-removed">
      <p role="status">
        <UserText language={language} className="jhm-removed__title">
          {title}
        </UserText>{' '}
        <span className="jh-quiet">{t('saved.removed')}</span>
      </p>
      <Button
        ref={undo}
        size="small"
        variant="quiet"
        iconStart={<Undo2 aria-hidden="true" />}
        aria-label={t('saved.undoNamed', { title })}
        onClick={onUndo}
      >
        {t('saved.undo')}
      </Button>
      {removal.error !== null && (
        <Notice tone="danger" role="alert">
          {errorText(removal.error)}
        </Notice>
      )}
    </div>
  );
}
