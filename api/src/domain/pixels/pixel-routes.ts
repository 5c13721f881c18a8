import { changePixel as changeCall } from '@jobharbor/shared/calls/admin/change-pixel';
import { listSetPixels } from '@jobharbor/shared/calls/admin/list-set-pixels';
import { listPixels } from '@jobharbor/shared/calls/config/list-pixels';
import { reportPixelPage } from '@jobharbor/shared/calls/logs/report-pixel-page';
import { withdrawPixel } from '@jobharbor/shared/calls/logs/withdraw-pixel';
import { countryByKey, pixelClickCookie, readClicks } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Dependencies } from '../../dependencies.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { queuePixelEvent } from '../pixel-events/queue-pixel-event.ts';
import { changePixel, findAskedCountries, findSetPixels } from './pixels.ts';

/** Advertising pixels by country: read by the gateway, set by admins; and the events that browsers report. */
export function pixelRoutes(app: App, services: Dependencies): void {
  const { db, clock, config } = services;
  serve(app, listPixels, async () => ({ countries: await findAskedCountries(db, config.pixels) }));

  serve(app, listSetPixels, () => findSetPixels(db, config.pixels));

  serve(app, changeCall, async ({ params, body, session: { accountId } }) => {
    const country = countryByKey(params.country)?.key;
    if (country === undefined) throw new ApiError(errorCode.notFound);
    await changePixel(db, config.pixels, { ...body, country, adminId: accountId, now: clock() });
    return { country_key: country, pixel: body.pixel };
  });

  serve(app, reportPixelPage, async ({ body: { path }, request }) => ({
    counted: await queuePixelEvent(services, request, 'page', path),
  }));

  serve(app, withdrawPixel, async ({ request }) => {
    const clicks = readClicks(request.cookies[pixelClickCookie]);
    if (clicks.length === 0) return { counted: 0 };
    const { numDeletedRows } = await db
      .deleteFrom('pixel_events')
      .where(
        'click_id',
        'in',
        clicks.map(({ id }) => id),
      )
      .executeTakeFirst();
    return { counted: Number(numDeletedRows) };
  });
}
