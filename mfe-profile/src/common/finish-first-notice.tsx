import { Button, Notice } from '@jobharbor/shared/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UnfinishedForm } from './entries/editing-guard.tsx';

export interface FinishFirstNoticeProps {
  /** The form that is open. */
  form: UnfinishedForm;
  /** Called once it is saved. */
  onSaved: () => void;
  /** Called when the person goes to the form instead. */
  onDone: () => void;
}

/** Asks to finish the open form before something else is opened: by one press, or by going there. */
export function FinishFirstNotice({ form, onSaved, onDone }: FinishFirstNoticeProps) {
  const { t } = useTranslation('profile');
  const [isSaving, setSaving] = useState(false);
  async function saveAndGoOn(): Promise<void> {
    if (isSaving) return;
    setSaving(true);
    const isSaved = await form.save();
    setSaving(false);
    if (isSaved) onSaved();
    else onDone();
  }
  return (
    <Notice
      tone="attention"
      role="alert"
      actions={
        <>
          <Button
            size="small"
            variant="primary"
            loading={isSaving}
            loadingLabel={t('saving')}
            onClick={() => void saveAndGoOn()}
          >
            {t('entries.saveAndGoOn')}
          </Button>
          <Button
            size="small"
            onClick={() => {
              form.focus();
              onDone();
            }}
          >
            {t('entries.goThere')}
          </Button>
        </>
      }
    >
      {t('entries.finishFirst')}
    </Notice>
  );
}
