import { resolve } from 'node:path';

/** Where the site's data lives, as the API reads it: `JOBHARBOR_DATA`, or `.data` in the project. */
export const dataFolder = resolve(process.env.JOBHARBOR_DATA || resolve(import.meta.dirname, '../../.data'));

/** The API's address: `API_URL`, or its own default. */
export const apiUrl =
  process.env.API_URL || `http://${process.env.API_HOST || '127.0.0.1'}:${process.env.API_PORT || 4001}`;
