import { lazyCall } from '@jobharbor/shared/remote';

export const createJobAlert = lazyCall(
  { id: 'POST /job/job-alerts/create', access: 'default' },
  async () =>
    (await import(/* webpackChunkName: "dialogs" */ '@jobharbor/shared/calls/job/create-job-alert'))
      .createJobAlert,
);
export const updateJobAlert = lazyCall(
  { id: 'PUT /job/job-alerts/{id}/update', access: 'protected' },
  async () =>
    (await import(/* webpackChunkName: "dialogs" */ '@jobharbor/shared/calls/job/update-job-alert'))
      .updateJobAlert,
);
export const listJobAlerts = lazyCall(
  { id: 'GET /job/job-alerts', access: 'protected' },
  async () =>
    (await import(/* webpackChunkName: "dialogs" */ '@jobharbor/shared/calls/job/list-job-alerts'))
      .listJobAlerts,
);
