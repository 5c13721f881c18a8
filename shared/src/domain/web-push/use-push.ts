import { useEffect, useState } from 'react';
import {
  hasPush,
  isBrowserSubscribed,
  subscribeBrowser,
  unsubscribeBrowser,
} from '../../browser/web-push.ts';
import { getPushState } from '../../contracts/calls/jobseeker-push/get-push-state.ts';
import { subscribeToPush } from '../../contracts/calls/jobseeker-push/subscribe-to-push.ts';
import { unsubscribeFromPush } from '../../contracts/calls/jobseeker-push/unsubscribe-from-push.ts';
import type { AppError } from '../../errors/app-error.ts';
import { callPrefix, useCall, useRemote, useSend } from '../../remote/index.ts';

/** `loading` also where the API does not answer, or is older than push. */
export type PushStatus = 'loading' | 'unsupported' | 'blocked' | 'off' | 'on';

/** What went wrong: the browser did not reach its push service, or an error of a call. */
export type PushProblem = 'unreachable' | AppError;

/**
 * Push notifications of this browser. `turnOn` asks the browser's question, so it must follow a press on what explains it.
 */
export function usePush() {
  const { queryClient } = useRemote();
  const [isBlocked, setBlocked] = useState(() => hasPush() && Notification.permission === 'denied');
  const [problem, setProblem] = useState<PushProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { data } = useCall(getPushState, {}, { enabled: hasPush(), retry: false });
  const subscribe = useSend(subscribeToPush);
  const unsubscribe = useSend(unsubscribeFromPush);
  const isSubscribed = useSubscribedBrowser(data?.is_on === true && !isBusy);

  const act = (work: () => Promise<PushProblem | null>) => async () => {
    if (isBusy) return;
    setBusy(true);
    setProblem(await work().catch((error: unknown) => error as AppError));
    await queryClient.invalidateQueries({ queryKey: callPrefix(getPushState) });
    setBusy(false);
  };
  const turnOn = act(async () => {
    const permission = await Notification.requestPermission();
    setBlocked(permission === 'denied');
    if (permission !== 'granted' || data === undefined) return null;
    const subscription = await subscribeBrowser(data.public_key).catch(() => null);
    if (subscription === null) return 'unreachable';
    await subscribe.mutateAsync({ body: subscription });
    return null;
  });
  const turnOff = act(async () => {
    await unsubscribe.mutateAsync({});
    await unsubscribeBrowser();
    return null;
  });
  return { status: statusOf(), problem, isBusy, turnOn, turnOff };

  function statusOf(): PushStatus {
    if (!hasPush()) return 'unsupported';
    if (isBlocked) return 'blocked';
    if (data === undefined) return 'loading';
    return isSubscribed ? 'on' : 'off';
  }
}

/** Whether the browser itself is subscribed: its settings can end that without the site. */
function useSubscribedBrowser(isKnown: boolean): boolean {
  const [isSubscribed, setSubscribed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    if (isKnown)
      void isBrowserSubscribed().then(
        (is) => isCurrent && setSubscribed(is),
        () => {},
      );
    return () => {
      isCurrent = false;
    };
  }, [isKnown]);
  return isKnown && isSubscribed;
}
