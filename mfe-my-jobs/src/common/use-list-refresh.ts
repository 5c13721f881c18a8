import { gapTopic } from '@jobharbor/shared/realtime';
import { useRemote, useShellEvent } from '@jobharbor/shared/remote';
import { useEffect } from 'react';
import { applicationTopic, jobAlertTopic, messageTopic, pickTopic, savedTopic } from './topics.ts';
import { useInvalidateLists } from './use-invalidate-lists.ts';
import { useJobNews } from './use-job-news.ts';

/**
 * Invalidates the lists when something changes them. Events come from the socket (`saved`, `application`, `message`,
 * `job-alert`, `pick`, `job`) or another remote in this tab. A gap in the socket's events is one, too.
 */
export function useListRefresh(): void {
  const { realtime } = useRemote();
  const invalidate = useInvalidateLists();
  useJobNews();

  useEffect(() => {
    const stops = [
      realtime.on(savedTopic, () => void invalidate('saved')),
      realtime.on(applicationTopic, () => void invalidate('all')),
      // The employer's first message arrives with a change of its application; a question may have been sent in another
      // window.
      realtime.on(messageTopic, ({ message }) => {
        if (message.sender === 'jobseeker') void invalidate('applications');
      }),
      realtime.on(jobAlertTopic, () => void invalidate('alerts')),
      realtime.on(pickTopic, () => void invalidate('picks')),
      realtime.on(gapTopic, () => void invalidate('all')),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [realtime, invalidate]);

  useShellEvent('job:saved', () => void invalidate('saved'));
  useShellEvent('job:applied', () => void invalidate('all'));
  useShellEvent('application:changed', () => void invalidate('all'));
}
