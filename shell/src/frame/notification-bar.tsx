import { Toast, ToastRegion } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useFrame } from './frame-context.tsx';

/** The one place of passing words to the person. Always in the page, so that what appears in it is read out. */
export function NotificationBar() {
  const { t } = useTranslation('shell');
  const { notifications, dismissNotice } = useFrame();
  const { notice } = useStore(notifications);
  return (
    <ToastRegion label={t('notice.region')}>
      {notice && (
        <Toast key={notice.shownAt} tone={notice.tone} onDismiss={dismissNotice} dismissLabel={t('close')}>
          {notice.text}
        </Toast>
      )}
    </ToastRegion>
  );
}
