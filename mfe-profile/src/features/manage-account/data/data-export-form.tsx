import { requestDataExport } from '@jobharbor/shared/calls/jobseeker-account/request-data-export';
import type { DataExport } from '@jobharbor/shared/contracts/account/account-data';
import { useTranslation } from 'react-i18next';
import { useProvenSend } from '../../../common/owner-proof/use-proven-send.ts';
import { ConfirmForm } from '../confirm-form.tsx';

export interface DataExportFormProps {
  onAsked: (dataExport: DataExport) => void;
  onClose: () => void;
}

/** Requests a data export. */
export function DataExportForm({ onAsked, onClose }: DataExportFormProps) {
  const { t } = useTranslation('profile');
  const send = useProvenSend(requestDataExport, {
    onSuccess: ({ data_export: asked }) => onAsked(asked),
  });
  return (
    <ConfirmForm
      submit={t('accountData.export.submit')}
      send={send}
      onConfirm={() => send.sendOnce({ body: {} })}
      onClose={onClose}
    >
      <p className="jh-quiet jh-small">{t('accountData.export.hint')}</p>
    </ConfirmForm>
  );
}
