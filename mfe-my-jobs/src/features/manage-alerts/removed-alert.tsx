import { useErrorText } from '@jobharbor/shared/remote';
import { Button, Notice } from '@jobharbor/shared/ui';
import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAlertName } from '../../common/alert-facts.tsx';
import type { AlertRemoval } from './use-alert-removals.ts';

/** Replaces the card of a deleted alert. Moves the focus to Undo, because the button that had it is gone. */
export function RemovedAlert({ removal, onUndo }: { removal: AlertRemoval; onUndo: () => void }) {
  const { t } = useTranslation('myJobs');
  const name = useAlertName()(removal.alert);
  const errorText = useErrorText();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <div className="jhm-alert-removed">
      <p role="status">
        <strong dir="auto">{name}</strong> <span className="jh-quiet">{t('alerts.removed')}</span>
      </p>
      <Button
        ref={undo}
        size="small"
        variant="quiet"
        iconStart={<Undo2 aria-hidden="true" />}
        aria-label={t('alerts.undoNamed', { name })}
        onClick={onUndo}
      >
        {t('alerts.undo')}
      </Button>
      {removal.error !== null && (
        <Notice tone="danger" role="alert">
          {errorText(removal.error)}
        </Notice>
      )}
    </div>
  );
}
