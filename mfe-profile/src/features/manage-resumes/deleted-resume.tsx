import { restorableMinutes } from '@jobharbor/shared/calls/jobseeker-resumes/delete-resume';
import { ErrorNotice } from '@jobharbor/shared/remote';
import { Button } from '@jobharbor/shared/ui';
import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Deletion } from './use-deletions.ts';

/** Replaces a deleted résumé's row. Takes the focus, because the focused button was removed. */
export function DeletedResume({ deletion, onUndo }: { deletion: Deletion; onUndo: () => void }) {
  const { t } = useTranslation('profile');
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  const name = deletion.resume.filename;
  return (
    <li className="jhp-resume jhp-resume--deleted">
      <div className="jhp-resume__text">
        {/* The name is isolated from the direction of its sentence. */}
        <p role="status">{t('delete.done', { name: `\u2068${name}\u2069` })}</p>
        <p className="jh-quiet jh-small">{t('manageResumes.deletedHint', { count: restorableMinutes })}</p>
        <ErrorNotice error={deletion.error} />
      </div>
      <Button
        ref={undo}
        size="small"
        iconStart={<Undo2 aria-hidden="true" />}
        aria-label={t('manageResumes.undoNamed', { name })}
        loading={deletion.status === 'restoring'}
        loadingLabel={t('manageResumes.restoring')}
        onClick={onUndo}
      >
        {t('manageResumes.undo')}
      </Button>
    </li>
  );
}
