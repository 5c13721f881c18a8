export {
  type DeviceSave,
  readDeviceSaves,
  removeDeviceSaves,
  setDeviceSave,
  useDeviceSaves,
  useIsDeviceSaved,
} from './device-saves.ts';
