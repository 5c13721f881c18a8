import { reportPageViews } from '@jobharbor/shared/calls/api-go/report-page-views';
import { reportJobClick } from '@jobharbor/shared/calls/base/report-job-click';
import { reportJobExposure } from '@jobharbor/shared/calls/base/report-job-exposure';
import { recordGetStarted } from '@jobharbor/shared/calls/jobseeker-account/record-get-started';
import { reportEvents } from '@jobharbor/shared/calls/logs/report-events';
import { networkOf } from '@jobharbor/shared/http-server';
import type { FastifyRequest } from 'fastify';
import type { InteractionKind } from '../../database/tables/interaction-tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { hasTrackingConsent } from './has-tracking-consent.ts';
import { type Interaction, recordInteractions } from './interaction-repository.ts';

/** Events of a visit that browsers report. Ids of devices and persons that a client sends are not stored. */
export function interactionRoutes(app: App, { db, clock }: Pick<Dependencies, 'db' | 'clock'>): void {
  const record = async (
    request: FastifyRequest,
    kind: InteractionKind,
    interactions: readonly Interaction[],
  ) => {
    if (!hasTrackingConsent(request)) return { counted: 0 };
    const reporter = {
      visitor: networkOf(request.ip),
      country: request.market.country.key,
      now: clock(),
    };
    return { counted: await recordInteractions(db, kind, reporter, interactions) };
  };

  serve(app, reportJobExposure, async ({ body: { data }, request }) => {
    const jobIds = [...new Set(data.job_ids)];
    return record(
      request,
      'expose',
      jobIds.map((job_id) => ({ ...shownIn(data), job_id })),
    );
  });

  serve(app, reportJobClick, async ({ body, request }) =>
    record(request, 'click', [{ ...shownIn(body), job_id: body.job_id }]),
  );

  serve(app, reportEvents, async ({ body, request }) =>
    record(
      request,
      'event',
      body.events.map(({ event_name, device_type, page, sub_page, extra }) => ({
        device: device_type,
        page,
        sub_page,
        name: event_name,
        extra,
      })),
    ),
  );

  serve(app, recordGetStarted, async ({ body: { device, email, phone_num, ...campaign }, request }) =>
    record(request, 'event', [{ device, page: 'get-started', name: 'get_started', extra: campaign }]),
  );

  serve(app, reportPageViews, async ({ body, request }) =>
    record(
      request,
      'page_view',
      body.events.map(({ device_type, page, sub_page }) => ({ device: device_type, page, sub_page })),
    ),
  );
}

const shownIn = ({ device, page, sub_page, query_id, reco_from }: Interaction): Interaction => ({
  device,
  page,
  sub_page,
  query_id,
  reco_from,
});
