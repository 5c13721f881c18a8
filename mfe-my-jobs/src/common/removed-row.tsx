import type { JobCard } from '@jobharbor/shared/contracts/jobs/job';
import { UserText } from '@jobharbor/shared/domain/user-text';
import { ErrorNotice } from '@jobharbor/shared/remote';
import { Button } from '@jobharbor/shared/ui';
import Undo2 from 'lucide-react/icons/undo-2';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface Undo {
  /** Text after the name. */
  text: string;
  error: unknown;
  onUndo: () => void;
}

export interface UndoRowProps extends Undo {
  /** Name of the removed item. */
  name: ReactNode;
  /** Effect of Undo, for screen readers. */
  undoLabel: string;
}

/** Replaces a removed card. Moves the focus to Undo, because the button that had it is gone. */
export function UndoRow({ name, text, undoLabel, error, onUndo }: UndoRowProps) {
  const { t } = useTranslation('myJobs');
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <div className="jhm-removed">
      <p role="status">
        {name} <span className="jh-quiet">{text}</span>
      </p>
      <Button
        ref={undo}
        size="small"
        variant="quiet"
        iconStart={<Undo2 aria-hidden="true" />}
        aria-label={undoLabel}
        onClick={onUndo}
      >
        {t('saved.undo')}
      </Button>
      <ErrorNotice error={error} />
    </div>
  );
}

export interface RemovedRowProps extends Undo {
  job: JobCard;
  undoLabel?: string;
}

/** {@link UndoRow} for the card of a job. */
export function RemovedRow({ job: { title, language }, undoLabel, ...undo }: RemovedRowProps) {
  const { t } = useTranslation('myJobs');
  const name = (
    <UserText language={language} className="jhm-removed__title">
      {title}
    </UserText>
  );
  return <UndoRow {...undo} name={name} undoLabel={undoLabel ?? t('removed.undoNamed', { title })} />;
}
