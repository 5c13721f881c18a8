import { marketTimeZone } from '@jobharbor/shared/contracts/jobs/office-hours';
import type { Shown } from './shown.ts';

/** The zone in which a form's times are meant: that of the country of the hand-off. */
export const zoneOf = ({ country }: Pick<Shown, 'country'>): string => marketTimeZone(country) ?? 'UTC';
