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
  onHiddenJobs,
  readHiddenJobs,
} from './hidden-jobs.ts';
export { hideOnDevice, showOnDevice } from './hide-on-device.ts';
