import { startFailed } from './common/start-failed.ts';

// Asynchronous boundary, which Module Federation needs to fill the share scope before shared modules are imported.
import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx').catch(startFailed);
