import { lazyCall } from '@jobharbor/shared/remote';

/** The same alert again: its confirmation is mailed once more. */
export const createAlertCall = lazyCall(
  { id: 'POST /job/job-alerts/create', access: 'default' },
  async () => (await import('@jobharbor/shared/calls/create-job-alert')).createJobAlert,
);
export const updateAlertCall = lazyCall(
  { id: 'PUT /job/job-alerts/{id}/update', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/update-job-alert')).updateJobAlert,
);
export const deleteAlertCall = lazyCall(
  { id: 'DELETE /job/job-alerts/{id}/delete', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/delete-job-alert')).deleteJobAlert,
);
export const restoreAlertCall = lazyCall(
  { id: 'POST /job/job-alerts/{id}/restore', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/restore-job-alert')).restoreJobAlert,
);
export const previewAlertCall = lazyCall(
  { id: 'GET /job/job-alerts/{id}/preview', access: 'protected' },
  async () => (await import('@jobharbor/shared/calls/preview-job-alert')).previewJobAlert,
);
