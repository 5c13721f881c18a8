import { useDirtyLease, useRemote } from '@jobharbor/shared/remote';
import { splitAddress } from '@jobharbor/shared/remote/locale';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Unsaved input that is stored as a draft. The browser asks before the tab is closed or reloaded; on another page of the
 * site, which loses nothing, a notice says that it is not saved, with the way back to it.
 */
export function useUnsavedDraft(isDirty: boolean, reason: string): void {
  const { t } = useTranslation('profile');
  const remote = useRemote();
  useDirtyLease(isDirty, reason);
  const latest = useRef({ isDirty, t, remote });
  latest.current = { isDirty, t, remote };
  useEffect(() => {
    const { navigation, session, notify } = latest.current.remote;
    const { pathname, search } = navigation.current();
    const pathOf = (address: string) => splitAddress(address)?.path;
    return () => {
      const isElsewhere = pathOf(navigation.current().pathname) !== pathOf(pathname);
      if (!latest.current.isDirty || !isElsewhere || session.getState().status !== 'signed-in') return;
      notify({
        tone: 'info',
        text: latest.current.t('draft.left'),
        action: {
          label: latest.current.t('draft.goBack'),
          run: () => navigation.navigate(pathname + search),
        },
      });
    };
  }, []);
}
