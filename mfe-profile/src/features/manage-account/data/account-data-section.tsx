import { downloadDataExport } from '@jobharbor/shared/calls/jobseeker-account/download-data-export';
import { getDataExport } from '@jobharbor/shared/calls/jobseeker-account/get-data-export';
import type { DataExport } from '@jobharbor/shared/contracts/account/account-data';
import { callPath } from '@jobharbor/shared/contracts/call-path';
import { formatMoment } from '@jobharbor/shared/i18n';
import {
  callKey,
  ErrorNotice,
  useCall,
  useCallSource,
  useLocale,
  useRemote,
  useTimeZone,
} from '@jobharbor/shared/remote';
import { ButtonLink, LiveRegion, Skeleton } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { formatFileSize } from '../../../common/format-file-size.ts';
import { SettingRow } from '../setting-row.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { DataExportForm } from './data-export-form.tsx';
import { DeleteAccountForm } from './delete-account-form.tsx';

/** Poll interval in milliseconds while the archive is being created. */
const pollMs = 4_000;

/** Export and deletion of the account's data. */
export function AccountDataSection() {
  const { t } = useTranslation('profile');
  return (
    <SettingsSection title={t('accountData.title')} lead={t('accountData.lead')}>
      <DataExportRow />
      <SettingRow
        term={t('accountData.delete.term')}
        detail={t('accountData.delete.detail')}
        action={t('accountData.delete.open')}
      >
        {(close) => <DeleteAccountForm onClose={close} />}
      </SettingRow>
    </SettingsSection>
  );
}

function DataExportRow() {
  const { t } = useTranslation('profile');
  const { queryClient } = useRemote();
  const key = callKey(getDataExport, useCallSource(), {});
  const newest = useCall(
    getDataExport,
    {},
    { refetchInterval: ({ state }) => (state.data?.data_export?.status === 'queued' ? pollMs : false) },
  );
  if (newest.isError) return <ErrorNotice error={newest.error} retry={newest} />;
  if (!newest.data)
    return (
      <div aria-busy="true">
        <LiveRegion>{t('loading')}</LiveRegion>
        <Skeleton />
      </div>
    );
  const { data_export: made } = newest.data;
  return (
    <SettingRow
      term={t('accountData.export.term')}
      detail={<ExportDetail made={made} />}
      action={t(made?.status === 'ready' ? 'accountData.export.again' : 'accountData.export.ask')}
      isOffered={made?.status !== 'queued'}
    >
      {(close) => (
        <DataExportForm
          onAsked={(asked) => {
            queryClient.setQueryData(key, { data_export: asked });
            close();
          }}
          onClose={close}
        />
      )}
    </SettingRow>
  );
}

/** State of an archive, in a live region. */
function ExportDetail({ made }: { made: DataExport | null }) {
  const { t } = useTranslation('profile');
  const timeZone = useTimeZone();
  const { tag } = useLocale();
  if (made === null) return t('accountData.export.none');
  if (made.size === null || made.expires_at === null)
    return <span role="status">{t('accountData.export.queued')}</span>;
  const size = formatFileSize(tag, made.size);
  return (
    <span className="jhp-setting__archive">
      <span role="status">
        {t('accountData.export.ready', { size, time: formatMoment(tag, timeZone, made.expires_at) })}
      </span>
      <ButtonLink
        size="small"
        download
        href={`/api${callPath(downloadDataExport, { params: { id: made.id } })}`}
      >
        {t('accountData.export.download')}
      </ButtonLink>
    </span>
  );
}
