/** Address of the service worker that shows push notifications. */
export const pushWorkerPath = '/push-worker.js';
