import { ErrorNotice, useLocale, useRemote, useSession } from '@jobharbor/shared/remote';
import { Button, FileDrop } from '@jobharbor/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFileSize } from '../../common/format-file-size.ts';
import { documentFromProfile, fillGaps } from './document-from-profile.ts';
import { maxJsonBytes, readJsonResume } from './read-json-resume.ts';
import { saveFile } from './save-file.ts';
import type { ResumeDraft } from './use-resume-draft.ts';

/** The proper name of the open format, the same in every language. */
const format = 'JSON Resume';

/** Imports content from the profile or a JSON Resume file, and exports it. A new résumé opens filled from the profile. */
export function ImportExport({ draft }: { draft: ResumeDraft }) {
  const { t } = useTranslation('profile');
  const { user } = useSession();
  const { tag } = useLocale();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { document } = draft.design;
  const fill = useFillFromProfile(draft);
  const fillNew = useEffectEvent(() => {
    if (user && draft.isNew) fill.mutate();
  });
  useEffect(() => fillNew(), []);
  const open = async (file: File) => {
    const read = await readJsonResume(file);
    if (read.status === 'read') {
      setRefusal(null);
      draft.changeDocument(read.document, t('buildResume.opened', { name: file.name }));
      return;
    }
    if (read.reason === 'too-large')
      setRefusal(t('buildResume.jsonTooLarge', { limit: formatFileSize(tag, maxJsonBytes) }));
    else if (read.path) setRefusal(t('buildResume.jsonWrong', { path: read.path, format }));
    else setRefusal(t('buildResume.noJson', { format }));
  };
  return (
    <div className="jh-stack jh-gap-3">
      <div className="jh-inline">
        {user && (
          <Button loading={fill.isPending} loadingLabel={t('loading')} onClick={() => fill.mutate()}>
            {t('buildResume.fill')}
          </Button>
        )}
        <Button
          onClick={() =>
            saveFile(
              'resume.json',
              new Blob([JSON.stringify(document, null, 2)], { type: 'application/json' }),
            )
          }
        >
          {t('buildResume.export', { format })}
        </Button>
      </div>
      {user && <p className="jh-quiet jh-small">{t('buildResume.fillKeeps')}</p>}
      <ErrorNotice error={fill.error} />
      <FileDrop
        label={t('buildResume.import', { format })}
        hint={t('buildResume.importHint')}
        accept=".json,application/json"
        error={refusal}
        onFiles={([file]) => file && void open(file)}
      />
    </div>
  );
}

/** Fills the gaps of the document from the profile. */
function useFillFromProfile({ design: { document, language }, changeDocument }: ResumeDraft) {
  const { t } = useTranslation('profile');
  const { http } = useRemote();
  return useMutation({
    mutationFn: () => documentFromProfile(http, language),
    onSuccess: (profile) => changeDocument(fillGaps(document, profile), t('buildResume.filled')),
  });
}
