import type { JobCard } from '@jobharbor/shared/contracts/job';
import { UserText } from '@jobharbor/shared/domain/user-text';
import { useErrorText } from '@jobharbor/shared/remote';
import { Button, Notice } from '@jobharbor/shared/ui';
import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

export type RemovedRowProps = {
  job: JobCard;
  /** What happened, after the job's title. */
  text: string;
  error: unknown;
  onUndo: () => void;
};

/** Replaces the card of a removed job. Moves the focus to Undo, because the button that had it is gone. */
export function RemovedRow({ job: { title, language }, text, error, onUndo }: RemovedRowProps) {
  const { t } = useTranslation('myJobs');
  const errorText = useErrorText();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <div className="jhm-removed">
      <p role="status">
        <UserText language={language} className="jhm-removed__title">
          {title}
        </UserText>{' '}
        <span className="jh-quiet">{text}</span>
      </p>
      <Button
        ref={undo}
        size="small"
        variant="quiet"
        iconStart={<Undo2 aria-hidden="true" />}
        aria-label={t('removed.undoNamed', { title })}
        onClick={onUndo}
      >
        {t('saved.undo')}
      </Button>
      {error !== null && (
        <Notice tone="danger" role="alert">
          {errorText(error)}
        </Notice>
      )}
    </div>
  );
}
