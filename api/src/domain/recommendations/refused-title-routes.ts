import { listRefusedTitles } from '@jobharbor/shared/calls/recommendation/list-refused-titles';
import { refuseTitle } from '@jobharbor/shared/calls/recommendation/refuse-title';
import { restoreTitle } from '@jobharbor/shared/calls/recommendation/restore-title';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Dependencies } from '../../dependencies.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';

/** Hot titles that a person refused. The list is the same for everybody; pages filter the refused titles out. */
export function refusedTitleRoutes(app: App, { db, clock }: Pick<Dependencies, 'db' | 'clock'>): void {
  serve(app, listRefusedTitles, async ({ session: { accountId } }) => {
    const rows = await db
      .selectFrom('refused_titles')
      .select('title_id')
      .where('account_id', '=', accountId)
      .orderBy('title_id')
      .execute();
    return { title_ids: rows.map(({ title_id }) => title_id) };
  });

  serve(app, refuseTitle, async ({ params: { titleId }, session: { accountId } }) => {
    const title = await db.selectFrom('job_titles').select('id').where('id', '=', titleId).executeTakeFirst();
    if (title === undefined) throw new ApiError(errorCode.notFound);
    await db
      .insertInto('refused_titles')
      .values({ account_id: accountId, title_id: titleId, at: clock() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return {};
  });

  serve(app, restoreTitle, async ({ params: { titleId }, session: { accountId } }) => {
    await db
      .deleteFrom('refused_titles')
      .where('account_id', '=', accountId)
      .where('title_id', '=', titleId)
      .execute();
    return {};
  });
}
