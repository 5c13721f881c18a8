import { lazyCall, useErrorText, useSend } from '@jobharbor/shared/remote';
import { useState } from 'react';
import { isPhone } from '../../../common/is-phone.ts';

const clickExternalJob = lazyCall(
  { id: 'POST /job/{jobId}/click-external-job', access: 'default' },
  async () =>
    (await import(/* webpackChunkName: "job-calls" */ '@jobharbor/shared/calls/job/click-external-job'))
      .clickExternalJob,
);

export type OpenState =
  | { status: 'idle' | 'opening' }
  | { status: 'failed'; text: string }
  /** The browser blocked the tab, so the person opens `url` by a link. */
  | { status: 'blocked'; url: string };

/**
 * Opens the employer's own application page: on a phone in this tab, elsewhere in a new one. `onOpened` is called once
 * its URL is known.
 */
export function useOpenExternal(jobId: number, onOpened: () => void) {
  const errorText = useErrorText();
  const { mutateAsync } = useSend(clickExternalJob);
  const [state, setState] = useState<OpenState>({ status: 'idle' });

  async function open() {
    const isHere = isPhone();
    // Popup blockers require that the tab is opened in the click's task: it gets its URL later.
    const tab = isHere ? null : window.open('about:blank', '_blank');
    setState({ status: 'opening' });
    try {
      const { url } = await mutateAsync({ params: { jobId }, body: { device: isHere ? 'h5' : 'web' } });
      if (!/^https?:$/.test(new URL(url).protocol)) throw new Error('not a web address');
      onOpened();
      if (isHere) {
        // Before leaving: the back-forward cache restores this state.
        setState({ status: 'idle' });
        return window.location.assign(url);
      }
      if (!tab) return setState({ status: 'blocked', url });
      tab.opener = null;
      tab.location.replace(url);
      setState({ status: 'idle' });
    } catch (error) {
      tab?.close();
      setState({ status: 'failed', text: errorText(error) });
    }
  }

  return { state, open };
}
