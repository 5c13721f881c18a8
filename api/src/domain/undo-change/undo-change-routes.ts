import { describeChange } from '@jobharbor/shared/calls/auth/describe-change';
import { undoChange } from '@jobharbor/shared/calls/auth/undo-change';
import { networkOf } from '@jobharbor/shared/http-server';
import type { Dependencies } from '../../dependencies.ts';
import { logSecurity } from '../../http/security-log.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { originOf } from '../../session/request-origin.ts';
import { readSignInMethods } from '../account-changes/sign-in-methods.ts';
import { toSeconds } from '../common/seconds.ts';
import { changedMethods } from './changed-methods.ts';
import * as rules from './undo-change.ts';

/** The link in a mail or text message about a change of a sign-in method. */
export function undoChangeRoutes(app: App, { db, clock, queue, config }: Dependencies): void {
  serve(app, describeChange, async ({ body, request }) => {
    const undo = await rules.findUndo(db, { ...body, place: networkOf(request.ip), now: clock() });
    const restores =
      'ways_in' in undo && changedMethods(undo.ways_in, await readSignInMethods(db, undo.account_id));
    return {
      event: undo.event,
      ...('company' in undo && { company: undo.company }),
      ...(restores && { restores }),
      changed_at: toSeconds(undo.created_at),
      expires_at: toSeconds(undo.expires_at),
    };
  });

  serve(app, undoChange, async ({ body, request }) => {
    const caller = { place: networkOf(request.ip), origin: originOf(request), now: clock() };
    const { account, event } = await rules.undoChange(db, { queue, config }, { ...body, ...caller });
    logSecurity(request, 'change-undone', 'done', { account });
    return { event };
  });
}
