import { useLocale } from '@jobharbor/shared/remote';
import { Button, ProgressBar } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useChatService } from '../../common/use-chat-service.ts';

/** How much of a file is sent, with a way to stop. Nothing while the file waits for its turn. */
export function UploadProgress({ clientKey, filename }: { clientKey: string; filename: string }) {
  const { t } = useTranslation('chat');
  const { tag } = useLocale();
  const { outbox, uploads } = useChatService();
  const share = useStore(uploads.progress, (progress) => progress[clientKey]);
  if (share === undefined) return null;
  return (
    <div className="jhc-upload">
      <ProgressBar
        label={t('file.sending', { name: filename })}
        labelHidden
        value={share * 100}
        valueText={new Intl.NumberFormat(tag, { style: 'percent' }).format(share)}
      />
      <Button size="small" variant="quiet" onClick={() => outbox.discard(clientKey)}>
        {t('file.cancel')}
      </Button>
    </div>
  );
}
