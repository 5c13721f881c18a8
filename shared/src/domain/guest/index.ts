export {
  type DeviceSave,
  readDeviceSaves,
  removeDeviceSaves,
  setDeviceSave,
  useDeviceSaves,
  useIsDeviceSaved,
} from './device-saves.ts';
export {
  type ExternalVisit,
  readDeviceApplications,
  readExternalVisit,
  storeExternalVisit,
} from './external-visits.ts';
export {
  type HiddenJob,
  hideOnDevice,
  onHiddenJobs,
  readHiddenJobs,
  showOnDevice,
} from './hidden-jobs.ts';
