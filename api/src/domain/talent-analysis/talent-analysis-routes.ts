import { analyseTalent as analyseTalentCall } from '@jobharbor/shared/calls/recruiter/analyse-talent';
import type { Dependencies } from '../../dependencies.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { analyseTalent } from './analyse-talent.ts';

/** Requirements of a recruiter's own job that an application meets. */
export function talentAnalysisRoutes(app: App, { db, clock }: Dependencies): void {
  serve(app, analyseTalentCall, async ({ params: { id }, session: { accountId }, market }) =>
    analyseTalent(db, {
      ...{ accountId, id, now: clock() },
      ...{ language: market.language.value, country: market.country.key },
    }),
  );
}
