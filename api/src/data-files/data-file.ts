import { join } from 'node:path';

/** Path of a file in the package's `data` folder. */
export const dataFile = (path: string): string => join(import.meta.dirname, '../../data', path);
