import { reportSearch } from '@jobharbor/shared/calls/job/report-search';
import { listHotTitles } from '@jobharbor/shared/calls/recommendation/list-hot-titles';
import { wideNetworkOf } from '@jobharbor/shared/http-server';
import type { Dependencies } from '../../dependencies.ts';
import { serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { titlesInLanguage } from '../../search/synonyms/titles-in-language.ts';

/** More than a page shows, to replace hidden ones. */
const hotTitleCount = 16;
/** Only titles with a name in the page's language are shown. */
const candidateCount = 60;

/** The hot titles of a country, and the searches that make them hot. */
export function hotTitleRoutes(app: App, { search }: Pick<Dependencies, 'search'>): void {
  serve(app, listHotTitles, async ({ market: { country, language } }) => {
    const titles = await search.hotTitles(country.key, candidateCount);
    return { hot_job_titles: titlesInLanguage(titles, language.value, hotTitleCount) };
  });

  serve(app, reportSearch, async ({ body, market, request }) => {
    const visitor = wideNetworkOf(request.ip);
    const searched = { titleId: body.job_title_id ?? null, typed: body.query ?? '', visitor };
    await search.recordSearch(market.country.key, searched);
    return {};
  });
}
