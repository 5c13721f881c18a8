import { brand } from '@jobharbor/shared/brand';
import { listArchiveKeys } from '@jobharbor/shared/calls/config/list-archive-keys';
import { cancelDeletion } from '@jobharbor/shared/calls/jobseeker-account/cancel-deletion';
import { downloadDataExport } from '@jobharbor/shared/calls/jobseeker-account/download-data-export';
import { getDataExport } from '@jobharbor/shared/calls/jobseeker-account/get-data-export';
import { requestAccountDeletion } from '@jobharbor/shared/calls/jobseeker-account/request-account-deletion';
import { requestDataExport } from '@jobharbor/shared/calls/jobseeker-account/request-data-export';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Dependencies } from '../../dependencies.ts';
import { cacheFor } from '../../http/cacheable.ts';
import { logSecurity } from '../../http/security-log.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { clearSessionCookies, deviceToken, setUserCookie } from '../../session/session-cookies.ts';
import { toSessionUser } from '../../session/session-repository.ts';
import { ownAccount } from '../accounts/own-account.ts';
import { settingRequestOf } from '../accounts/setting-request.ts';
import { toSeconds } from '../common/seconds.ts';
import * as deletion from './account-deletion.ts';
import * as exports from './data-export-repository.ts';
import { publicJwk, readArchiveKey } from './portable/archive-key.ts';

/** Routes of data export and account deletion. */
export function accountDataRoutes(app: App, { db, queue, files, clock, config }: Dependencies): void {
  serve(app, requestAccountDeletion, async ({ session, request, reply }) => {
    const asked = settingRequestOf(request, clock());
    const account = await ownAccount(db, session);
    const device = deviceToken(request);
    const dueAt = await deletion.requestDeletion({ db, queue, config }, { ...asked, device }, account);
    clearSessionCookies(request, reply);
    logSecurity(request, 'deletion', 'done');
    return { due_at: toSeconds(dueAt) };
  });

  serve(app, cancelDeletion, async ({ request, reply }) => {
    const user = toSessionUser(await deletion.cancelDeletion(db, settingRequestOf(request, clock())));
    setUserCookie(request, reply, user);
    logSecurity(request, 'deletion-cancelled', 'done');
    return { user };
  });

  serve(app, listArchiveKeys, async ({ request, reply }) => {
    cacheFor(request, reply, 300);
    return { keys: [await publicJwk(await readArchiveKey(db))] };
  });

  serve(app, requestDataExport, async ({ request }) => {
    const asked = settingRequestOf(request, clock());
    logSecurity(request, 'data-export', 'done');
    return { data_export: await exports.requestDataExport({ db, queue }, asked) };
  });

  serve(app, getDataExport, async ({ session }) => ({
    data_export: await exports.findDataExport(db, session.accountId, clock()),
  }));

  serve(app, downloadDataExport, async ({ params: { id }, session, request, reply }) => {
    const bytes = await files.read(await exports.findExportFile(db, session.accountId, id, clock()));
    if (bytes === null) throw new ApiError(errorCode.notFound);
    logSecurity(request, 'data-export', 'done');
    reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="${brand.name}-data.zip"`)
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, no-store');
    return bytes;
  });
}
