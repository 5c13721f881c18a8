import * as z from 'zod/mini';
import { device, id, idList, unixSeconds } from '../primitives/primitives.ts';

/** Lower-case name of a page, list or event; the pattern excludes anything a person typed. */
export const trackedName = z.string().check(z.regex(/^[a-z][a-z0-9_-]{0,39}$/));

/** `YYYY-MM-DD HH:mm:ss`. */
const eventTime = z.string().check(z.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/));

/** Accepted for clients that send them; never stored. */
const ignoredIds = {
  device_uuid: z.optional(z.string().check(z.maxLength(100))),
  device_udid: z.optional(z.string().check(z.maxLength(100))),
  jobseeker_id: z.optional(z.nullable(id)),
};

const place = { page: trackedName, sub_page: z.optional(trackedName) };

/**
 * The list in which a job was shown. `reco_from` is the kind of list, `query_id` the search that returned it.
 */
const shown = {
  query_id: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
  reco_from: z.optional(trackedName),
  timestamp: unixSeconds,
  device,
  ...place,
  ...ignoredIds,
};

const fromJobseeker = z.literal(1);

/** `POST /base/logs/report/expose`: impressions of jobs of one list, at least half visible for a second. */
export const exposeReport = z.object({ from: fromJobseeker, data: z.object({ ...shown, job_ids: idList }) });

/** `POST /base/logs/report/click`: a job of a list was opened. */
export const clickReport = z.object({
  from: fromJobseeker,
  job_id: id,
  job_preference_id: z.optional(z.nullable(id)),
  ...shown,
});

const maxEvents = 50;
const maxExtras = 10;

/** Values are words and small numbers only, so that neither an email address nor a phone number fits. */
const extra = z
  .record(trackedName, z.union([z.boolean(), z.int().check(z.minimum(0), z.maximum(100_000)), trackedName]))
  .check(z.refine((record) => Object.keys(record).length <= maxExtras));

/** `POST /logs/report/events`. */
export const eventsReport = z.object({
  events: z
    .array(
      z.object({
        event_name: trackedName,
        event_time: eventTime,
        device_type: device,
        device_id: ignoredIds.device_uuid,
        device_name: z.optional(z.string().check(z.maxLength(100))),
        extra: z.optional(extra),
        ...place,
      }),
    )
    .check(z.minLength(1), z.maxLength(maxEvents)),
});

/** `POST /apiGo/app/upload_web_events`: pages that were opened. */
export const pageViewsReport = z.object({
  events: z
    .array(
      z.object({ event_name: z.literal('page_view'), event_time: eventTime, device_type: device, ...place }),
    )
    .check(z.minLength(1), z.maxLength(maxEvents)),
});

/** Number of counted items: 0 without consent, and limited for each visitor and day. */
export const counted = z.object({ counted: z.int() });
