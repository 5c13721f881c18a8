import { errorCode, isApiError } from '@jobharbor/shared/errors';
import type { FlagState } from '../../flags/site-flags.ts';
import { originOf } from '../../http/public-address.ts';
import { createOwnPage } from '../../page-cache/page-template.ts';
import { renderPreviewBanner } from '../../previews/preview-banner.ts';
import type { ServedSet } from '../../sets/served-set.ts';
import { renderMaintenanceNotice, writeMoment } from '../problems/maintenance-notice.ts';
import { sessionHeaders } from '../request/session-headers.ts';
import { timeZoneOf } from '../request/visitor.ts';
import { composePage } from './compose-page.ts';
import { countFailedShell } from './count-page.ts';
import type { ComposedPage, PageOptions, PageVisit } from './page-options.ts';
import type { PageRequest } from './page-request.ts';
import { keyOfSharedPage } from './shared-page.ts';

/** The page of the first set that can render: a set with a broken frame is skipped. */
export async function composeFirst(
  options: PageOptions,
  visit: PageVisit,
  ids: readonly string[],
): Promise<ComposedPage> {
  let failure: unknown;
  const flags = await options.flags.current();
  for (const id of ids) {
    try {
      return await composeOf(options, visit, await options.sets.open(id), flags);
    } catch (error) {
      // Frames are for others now: no fault of the set, and the next one would wait in the same queue.
      if (isApiError(error) && error.code === errorCode.overloaded) throw error;
      failure ??= error;
      visit.request.log.error(
        { err: error, set: id },
        'a set cannot be served; its visitors get the one before',
      );
      await countFailedShell(options, visit, id);
    }
  }
  throw failure;
}

async function composeOf(
  options: PageOptions,
  visit: PageVisit,
  opened: ServedSet,
  flags: FlagState,
): Promise<ComposedPage> {
  const { request } = visit;
  const set = withPreview(options, visit, (await options.applyOverride?.(request, opened)) ?? opened);
  const asked = pageRequest(options, visit, set, flags);
  const key = options.isDevelopment ? null : keyOfSharedPage(request, asked);
  if (key === null) return { page: await composePage(asked, createOwnPage), set, source: 'own' };
  return { ...(await options.cache.get(key, () => composePage(asked))), set };
}

/** The set with a banner, if this browser has a preview cookie. */
function withPreview(options: PageOptions, { request, address }: PageVisit, set: ServedSet): ServedSet {
  const preview = options.previewOf(request);
  if (preview?.set !== set.id) return set;
  const banner = renderPreviewBanner(preview, address.language, timeZoneOf(request));
  return { ...set, banner: (set.banner ?? '') + banner };
}

const pageRequest = (
  options: PageOptions,
  { request, address, search, now, maintenance: { until, coming }, feature, pixel }: PageVisit,
  set: ServedSet,
  flags: FlagState,
): PageRequest => ({
  set,
  address,
  search,
  origin: originOf(request),
  headers: { 'x-request-id': request.id, 'x-forwarded-for': request.ip },
  userCookie: request.cookies.user,
  sessionHeaders: sessionHeaders(request),
  members: options.isDevelopment ? null : options.members,
  timeZone: timeZoneOf(request),
  isInMaintenance: now.isClosed,
  backAt: until === null ? null : writeMoment(until, address, timeZoneOf(request)),
  notice: coming === null ? '' : renderMaintenanceNotice(coming, address, timeZoneOf(request)),
  feature,
  pixel,
  flags,
  readJobFlags: () => options.readJobFlags(request),
  flagsFor: (contract) => options.flags.valuesFor(contract, address.country.key),
  breaker: options.breaker,
  drawInTurn: options.drawInTurn,
  trace: request.trace,
  log: request.log,
});
