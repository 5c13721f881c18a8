import { readCookie } from '@jobharbor/shared/browser/storage';
import {
  readTrackingChoice,
  type TrackingChoice,
} from '@jobharbor/shared/contracts/browser/tracking-consent';
import { pixelCookie } from '@jobharbor/shared/contracts/markets/pixel-consent';

/** The visitor's answer, re-read each time, since another tab may have changed it. */
export const readPixelChoice = (): TrackingChoice | null => readTrackingChoice(readCookie(pixelCookie));

/** Whether the browser refuses tracking for its visitor: Global Privacy Control, or Do Not Track. */
export function browserRefuses(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === '1';
}
