import { getFilterLists } from '@jobharbor/shared/calls/config/get-filter-lists';
import { getFlatList } from '@jobharbor/shared/calls/config/get-flat-list';
import { listCountries } from '@jobharbor/shared/calls/config/list-countries';
import { listJobCategories } from '@jobharbor/shared/calls/config/list-job-categories';
import { listJobFunctions } from '@jobharbor/shared/calls/config/list-job-functions';
import { listLanguages } from '@jobharbor/shared/calls/config/list-languages';
import { listLocations } from '@jobharbor/shared/calls/config/list-locations';
import { listSkillNames } from '@jobharbor/shared/calls/config/list-skill-names';
import {
  type CallResult,
  countryByKey,
  type Language,
  languageBySlug,
  languageByTag,
  languages,
} from '@jobharbor/shared/contracts';
import {
  categoryListIn,
  filterListsIn,
  flatListIn,
  jobFunctionListIn,
  listIn,
  locationListIn,
  skillList,
} from '../../config-lists/index.ts';
import { cacheFor } from '../../http/cacheable.ts';
import type { Market } from '../../http/market-plugin.ts';
import { type ServedRequest, serve } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import { countryEntriesIn } from './country-entries.ts';

const cacheSeconds = 300;

type ListCall =
  | typeof getFilterLists
  | typeof getFlatList
  | typeof listCountries
  | typeof listJobCategories
  | typeof listJobFunctions
  | typeof listLanguages
  | typeof listLocations
  | typeof listSkillNames;

interface ListRequest<C extends ListCall> extends Pick<ServedRequest<C>, 'params' | 'query'> {
  /** From `language_code`, else from the header. */
  language: Language;
  country: Market['country'];
}

/** The option lists of forms and filters, in the reader's language. Cacheable. */
export function configListRoutes(app: App): void {
  serveList(app, getFlatList, ({ params, language, country }) => ({
    list: flatListIn(params.list, language.value, country.key),
  }));

  serveList(app, listCountries, ({ language }) => ({ country_lists: countryEntriesIn(language) }));

  serveList(app, listLanguages, () => ({
    language_lists: languages.map(({ id, value, label, slug, alias }) => ({
      id,
      value,
      label,
      slug,
      alias: [...alias],
    })),
  }));

  serveList(app, listLocations, ({ query, country, language }) => ({
    location_lists: locationListIn(
      countryByKey(query.country_key ?? country.key)?.key ?? country.key,
      language.value,
    ),
  }));

  serveList(app, listJobCategories, ({ language }) => ({
    job_category_lists: categoryListIn(language.value),
  }));

  serveList(app, listJobFunctions, ({ language }) => ({
    job_function_lists: jobFunctionListIn(language.value),
  }));

  serveList(app, listSkillNames, ({ language }) => ({ skill_lists: listIn(skillList, language.value) }));

  serveList(app, getFilterLists, ({ country: { key, currency }, language }) => ({
    ...filterListsIn(key, language.value),
    currency,
  }));
}

function serveList<C extends ListCall>(
  app: App,
  call: C,
  read: (request: ListRequest<C>) => CallResult<C>,
): void {
  serve(app, call, async ({ params, query, market, request, reply }) => {
    cacheFor(request, reply, cacheSeconds);
    const language = languageFrom(query.language_code) ?? market.language;
    return read({ params, query, language, country: market.country });
  });
}

function languageFrom(code: string | undefined): Language | undefined {
  if (code === undefined || code === '') return undefined;
  return languageByTag(code) ?? languageBySlug(code.toLowerCase());
}
