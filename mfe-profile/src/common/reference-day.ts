import { formatDay } from '@jobharbor/shared/i18n';

/** The day on which a reference was written. In UTC, so that writer, person and employer read the same day. */
export const referenceDay = (locale: string, seconds: number | null): string =>
  formatDay(locale, 'UTC', seconds ?? 0);
