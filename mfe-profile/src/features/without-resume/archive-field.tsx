import { getMe } from '@jobharbor/shared/calls/jobseeker-profile/get-me';
import { useCall, useLocale } from '@jobharbor/shared/remote';
import { FileDrop } from '@jobharbor/shared/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LocalProposals } from '../../common/local-proposals.ts';
import { readArchive } from './read-archive.ts';

/** Opens an archive of LinkedIn or of this site in the browser. */
export function ArchiveField({ onRead }: { onRead: (made: LocalProposals) => void }) {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  const me = useCall(getMe, {});
  const [fault, setFault] = useState<string | null>(null);
  async function read(file: File): Promise<void> {
    setFault(null);
    try {
      const { email = null, phone_num: phone = null } = me.data ?? {};
      const made = await readArchive(file, tag, { email, phone });
      if (made) onRead(made);
      else setFault(t('interview.emptyArchive'));
    } catch {
      setFault(t('interview.noArchive'));
    }
  }
  return (
    <div className="jh-stack">
      <p className="jh-quiet">{t('interview.archiveHow')}</p>
      <FileDrop
        label={t('interview.archiveFile')}
        accept=".zip"
        error={fault}
        onFiles={([file]) => file && void read(file)}
      />
    </div>
  );
}
