import type { UnsavedWork } from '@jobharbor/shared/remote';
import type { SessionStore } from '@jobharbor/shared/session';
import { Button, Dialog } from '@jobharbor/shared/ui';
import type { i18n } from 'i18next';
import { createRoot } from 'react-dom/client';

export interface LeaveQuestion {
  work: UnsavedWork;
  i18n: i18n;
  session: SessionStore;
  onLeave: () => void;
  onStay: () => void;
}

/** Asks whether to leave a page with unsaved work. The end of the session answers: its draft is stored. */
export function openLeaveDialog({ work, i18n, session, onLeave, onStay }: LeaveQuestion): void {
  const element = document.createElement('div');
  document.body.append(element);
  const root = createRoot(element, { identifierPrefix: 'shell-leave-' });
  const close = (then: () => void) => {
    stopListening();
    root.unmount();
    element.remove();
    then();
  };
  const stopListening = session.subscribe(({ user }) => user === null && close(onLeave));
  const t = i18n.getFixedT(null, 'shell');
  const isUploading = work === 'uploading';
  const stay = t(isUploading ? 'leave.wait' : 'leave.stay');
  root.render(
    <Dialog
      open
      keepOnBackdrop
      onClose={() => close(onStay)}
      title={t(isUploading ? 'leave.titleUploading' : 'leave.title')}
      closeLabel={stay}
      footer={
        <>
          <Button variant="quiet" onClick={() => close(onLeave)}>
            {t('leave.leave')}
          </Button>
          <Button variant="primary" data-autofocus onClick={() => close(onStay)}>
            {stay}
          </Button>
        </>
      }
    >
      <p>{t(`leave.${work}`)}</p>
    </Dialog>,
  );
}
