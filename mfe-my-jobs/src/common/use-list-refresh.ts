import { useRemote, useShellEvent } from '@jobharbor/shared/remote';
import { useEffect } from 'react';
import { applicationTopic, jobAlertTopic, messageTopic, pickTopic, savedTopic } from './topics.ts';
import { useInvalidateLists } from './use-invalidate-lists.ts';
import { useJobNews } from './use-job-news.ts';

/**
 * Invalidates the lists when something changes them: socket events (`saved`, `application`, `message`, `job-alert`, `pick`, `job`), events of other remotes in
 * this tab, and a reconnect, since events that were sent while the socket was down are lost.
 */
export function useListRefresh(): void {
  const { realtime } = useRemote();
  const invalidate = useInvalidateLists();
  useJobNews();

  useEffect(() => {
    const stopSaved = realtime.on(savedTopic, () => void invalidate('saved'));
    const stopApplications = realtime.on(applicationTopic, () => void invalidate('all'));
    // The employer's first message arrives with a change of its application; a question may have been sent in another
    // window.
    const stopMessages = realtime.on(messageTopic, ({ message }) => {
      if (message.sender === 'jobseeker') void invalidate('applications');
    });
    const stopAlerts = realtime.on(jobAlertTopic, () => void invalidate('alerts'));
    const stopPicks = realtime.on(pickTopic, () => void invalidate('picks'));
    let wasOnline = realtime.status() === 'online';
    let wasInterrupted = false;
    const stopStatus = realtime.onStatus((status) => {
      if (status === 'online' && wasInterrupted) void invalidate('all');
      wasInterrupted = status === 'online' ? false : wasInterrupted || wasOnline;
      wasOnline = status === 'online';
    });
    return () => {
      stopSaved();
      stopApplications();
      stopMessages();
      stopAlerts();
      stopPicks();
      stopStatus();
    };
  }, [realtime, invalidate]);

  useShellEvent('job:saved', () => void invalidate('saved'));
  useShellEvent('job:applied', () => void invalidate('all'));
  useShellEvent('application:changed', () => void invalidate('all'));
}
