import { requestDataExport } from '@jobharbor/shared/calls/jobseeker-account/request-data-export';
import type { DataExport } from '@jobharbor/shared/contracts/account-data';
import type { AccountSetting } from '@jobharbor/shared/contracts/account-setting';
import { preventComposingSubmit } from '@jobharbor/shared/forms';
import { useSend } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';
import { FormEnd } from './form-end.tsx';
import { OwnerProofFields } from './owner-proof-fields.tsx';
import { useOwnerProofForm } from './use-owner-proof-form.ts';

export interface DataExportFormProps {
  setting: AccountSetting;
  onAsked: (dataExport: DataExport) => void;
  onClose: () => void;
}

/** Requests a data export, after proof of ownership. */
export function DataExportForm({ setting, onAsked, onClose }: DataExportFormProps) {
  const { t } = useTranslation('profile');
  const { form, errorOf, showErrors, faultOf } = useOwnerProofForm(setting);
  const send = useSend(requestDataExport, {
    onError: showErrors,
    onSuccess: ({ data_export: asked }) => onAsked(asked),
  });
  const submit = form.handleSubmit((body) => {
    if (!send.isPending) send.mutate({ body });
  });
  return (
    <form noValidate className="jhp-setting__form" onSubmit={submit} onKeyDown={preventComposingSubmit}>
      <p className="jh-quiet jh-small">{t('accountData.export.hint')}</p>
      <OwnerProofFields setting={setting} register={form.register} errorOf={errorOf} />
      <FormEnd
        fault={faultOf(send.error)}
        submit={t('accountData.export.submit')}
        isSending={send.isPending}
        onCancel={onClose}
      />
    </form>
  );
}
