import { lazyCall } from '@jobharbor/shared/remote';

export const confirmAgainCall = lazyCall(
  { id: 'POST /job/job-alerts/{id}/confirm-again', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/job/confirm-job-alert-again')).confirmJobAlertAgain,
);
export const updateAlertCall = lazyCall(
  { id: 'PUT /job/job-alerts/{id}/update', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/job/update-job-alert')).updateJobAlert,
);
export const deleteAlertCall = lazyCall(
  { id: 'DELETE /job/job-alerts/{id}/delete', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/job/delete-job-alert')).deleteJobAlert,
);
export const restoreAlertCall = lazyCall(
  { id: 'POST /job/job-alerts/{id}/restore', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/job/restore-job-alert')).restoreJobAlert,
);
export const previewAlertCall = lazyCall(
  { id: 'GET /job/job-alerts/{id}/preview', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/job/preview-job-alert')).previewJobAlert,
);
export const alertChangesCall = lazyCall(
  { id: 'GET /job/job-alerts/changes', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/job/list-alert-changes')).listAlertChanges,
);
