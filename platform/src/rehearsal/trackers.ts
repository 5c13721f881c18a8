import { trackBuiltIns } from './track-built-ins.ts';
import { trackDocument } from './track-document.ts';
import { trackElements } from './track-elements.ts';
import { trackHandles } from './track-handles.ts';
import { trackListeners } from './track-listeners.ts';
import { trackPage } from './track-page.ts';
import { trackPersistentEffects } from './track-persistent-effects.ts';
import { trackReports } from './track-reports.ts';
import { trackRequests } from './track-requests.ts';
import { trackTimers } from './track-timers.ts';
import { trackTools } from './track-tools.ts';

/**
 * Functions that run in the page before any of its scripts, in this order, each with the path of the candidate's files.
 * Each is sent as its source, so that it refers to nothing outside itself.
 */
export const trackers: readonly ((mine: string) => void)[] = [
  trackTools,
  trackListeners,
  trackTimers,
  trackReports,
  trackElements,
  trackHandles,
  trackRequests,
  trackBuiltIns,
  trackPersistentEffects,
  trackDocument,
  trackPage,
];
