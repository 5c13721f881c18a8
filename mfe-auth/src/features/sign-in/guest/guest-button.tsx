import { ErrorNotice, useLocale, useRemote } from '@jobharbor/shared/remote';
import { setSession } from '@jobharbor/shared/session';
import { Button } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { useMutateOnce } from '../../../common/use-mutate-once.ts';
import { startGuestSession } from './start-guest-session.ts';

/** Continues without an account. Calls `onGuest` once the guest's session is set. */
export function GuestButton({ onGuest }: { onGuest: () => void }) {
  const { t } = useTranslation('auth');
  const { http, session } = useRemote();
  const locale = useLocale();
  const start = useMutateOnce({
    mutationFn: () => startGuestSession(http, locale),
    onSuccess: (user) => {
      setSession(session, user);
      onGuest();
    },
  });
  return (
    <div className="jha-guest">
      <ErrorNotice error={start.error} />
      <Button
        wide
        variant="quiet"
        loading={start.isPending}
        loadingLabel={t('sending')}
        onClick={() => start.mutateOnce()}
      >
        {t('guest.action')}
      </Button>
    </div>
  );
}
