import { isolate } from '@jobharbor/shared/domain/user-text';
import { type AppError, errorCode } from '@jobharbor/shared/errors';
import { useTranslation } from 'react-i18next';
import { AlertNotice } from './alert-notice.tsx';

/**
 * Notice of a suspended account, with the reason and, unless it is permanent, the way to appeal. `error` is a 41044 or
 * 41347.
 */
export function SuspendedNotice({ error }: { error: AppError }) {
  const { t } = useTranslation('auth');
  const [reason] = error.fields.reason ?? [];
  if (reason === undefined) return <AlertNotice tone="danger">{error.message}</AlertNotice>;
  return (
    <AlertNotice tone="danger" title={error.message}>
      <p>{t('appeal.why', { reason: isolate(reason) })}</p>
      {error.code === errorCode.accountSuspended && <p>{t('appeal.how')}</p>}
    </AlertNotice>
  );
}
