import { Button, Notice } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';

export interface FinishFirstNoticeProps {
  /** Shows the form that is open. */
  goThere: () => void;
  onDone: () => void;
}

/** Asks to finish the open form before another one is opened. */
export function FinishFirstNotice({ goThere, onDone }: FinishFirstNoticeProps) {
  const { t } = useTranslation('profile');
  return (
    <Notice
      tone="attention"
      role="alert"
      actions={
        <Button
          size="small"
          onClick={() => {
            goThere();
            onDone();
          }}
        >
          {t('entries.goThere')}
        </Button>
      }
    >
      {t('entries.finishFirst')}
    </Notice>
  );
}
