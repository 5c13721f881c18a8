import type { NetConnectOpts } from 'node:net';
import { optional, readSettings, setting } from '@jobharbor/shared/settings';

const settings = {
  CLAMD_ADDRESS: optional(
    setting(
      'an address such as tcp://127.0.0.1:3310, or unix:/run/clamav/clamd.ctl',
      (text): NetConnectOpts | undefined => {
        const { protocol, hostname, port, pathname, search } = new URL(text);
        if (search !== '') return undefined;
        if (protocol === 'unix:' && hostname === '' && pathname.length > 1) return { path: pathname };
        if (protocol !== 'tcp:' || hostname === '' || pathname !== '') return undefined;
        return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 3_310) };
      },
    ),
  ),
};

/** Where the virus scanner listens; null without one. Throws a sentence for a wrong setting. */
export const readClamdAddress = (env: NodeJS.ProcessEnv): NetConnectOpts | null =>
  readSettings(env, settings).CLAMD_ADDRESS;
