import { Button, Notice } from '@jobharbor/shared/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface FormEndProps {
  /** Error of the whole form. */
  fault: string | null;
  submit: string;
  /** `danger` for irreversible actions. */
  tone?: 'primary' | 'danger';
  isSending: boolean;
  /** Gives the submit button the focus, where the form has no field. */
  focused?: boolean;
  /** Another button between submit and cancel. */
  other?: ReactNode;
  onCancel: () => void;
}

/** Footer of a settings form: error, submit, cancel. */
export function FormEnd({
  fault,
  submit,
  tone = 'primary',
  isSending,
  focused = false,
  other,
  onCancel,
}: FormEndProps) {
  const { t } = useTranslation('profile');
  return (
    <>
      {fault !== null && (
        <Notice tone="danger" role="alert">
          {fault}
        </Notice>
      )}
      <div className="jh-inline">
        <Button
          type="submit"
          variant={tone}
          autoFocus={focused}
          loading={isSending}
          loadingLabel={t('saving')}
        >
          {submit}
        </Button>
        {other}
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </>
  );
}
