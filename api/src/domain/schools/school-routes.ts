import { suggestSchools as suggestSchoolsCall } from '@jobharbor/shared/calls/config/suggest-schools';
import type { Dependencies } from '../../dependencies.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { suggestSchools } from './suggest-schools.ts';

/** Schools for what a person has typed so far. */
export function schoolRoutes(app: App, { searchDb }: Pick<Dependencies, 'searchDb'>): void {
  serve(app, suggestSchoolsCall, async ({ query: { query, size }, market: { country, language } }) => ({
    schools: await suggestSchools(searchDb, {
      ...{ query, size, country: country.key, language: language.value },
    }),
  }));
}
