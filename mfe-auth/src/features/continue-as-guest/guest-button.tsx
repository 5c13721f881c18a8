import { useLocale, useRemote } from '@jobharbor/shared/remote';
import { setSession } from '@jobharbor/shared/session';
import { Button, Notice } from '@jobharbor/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../texts/failure-text.ts';
import { startGuestSession } from './api/start-guest-session.ts';

/** Goes on without an account. `onGuest` comes after the session is there. */
export function GuestButton({ onGuest }: { onGuest: () => void }) {
  const { t } = useTranslation(['auth', 'shell']);
  const { http, session } = useRemote();
  const locale = useLocale();
  const start = useMutation({
    mutationFn: () => startGuestSession(http, locale),
    onSuccess: (user) => {
      setSession(session, user);
      onGuest();
    },
  });
  return (
    <div className="jha-guest">
      {start.isError && (
        <Notice tone="danger" role="alert">
          {failureText(start.error, t)}
        </Notice>
      )}
      <Button
        wide
        variant="quiet"
        loading={start.isPending}
        loadingLabel={t('sending')}
        onClick={() => start.mutate()}
      >
        {t('guest.action')}
      </Button>
    </div>
  );
}
