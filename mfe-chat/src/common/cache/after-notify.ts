import { notifyManager } from '@tanstack/react-query';

/** Resolves after the query cache has notified its observers, which is asynchronous: the bubble must not flicker. */
export const afterNotify = (): Promise<void> => new Promise((resolve) => notifyManager.schedule(resolve));
