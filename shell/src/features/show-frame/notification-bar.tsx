import { Button, Toast, ToastRegion } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useFrame } from './frame-context.tsx';

/** Shows notices. Its live region is always in the page, so that screen readers announce what appears in it. */
export function NotificationBar() {
  const { t } = useTranslation('shell');
  const { notifications, dismissNotice } = useFrame();
  const { notice } = useStore(notifications);
  return (
    <ToastRegion label={t('notice.region')}>
      {notice && (
        <Toast
          key={notice.shownAt}
          tone={notice.tone}
          onDismiss={dismissNotice}
          dismissLabel={t('close')}
          action={
            notice.action && (
              <Button
                size="small"
                variant="quiet"
                onClick={() => {
                  dismissNotice();
                  notice.action?.run();
                }}
              >
                {notice.action.label}
              </Button>
            )
          }
        >
          {notice.text}
        </Toast>
      )}
    </ToastRegion>
  );
}
