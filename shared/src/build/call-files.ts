import { dirname, join } from 'node:path';

const callsFolder = join('contracts', 'calls');

/** Whether the module at this path is a call definition: `contracts/calls/SERVICE/NAME.ts`. */
export const isCallFile = (path: string): boolean =>
  path.endsWith('.ts') && dirname(dirname(path)).endsWith(callsFolder);
