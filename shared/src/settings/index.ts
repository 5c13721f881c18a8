export { type BucketAddress, bucketAddress, readBucketAddress } from './bucket-address.ts';
export {
  hostName,
  httpMethod,
  logLevel,
  optional,
  port,
  readableFile,
  secret,
  setting,
  text,
  webAddress,
  wholeNumber,
} from './kinds.ts';
export { isSettingsError, readSettings, settingsError } from './read-settings.ts';
export { readApiTls } from './tls-settings.ts';
