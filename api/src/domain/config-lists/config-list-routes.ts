import {
  categoryListAnswer,
  countryListAnswer,
  filterListsAnswer,
  flatListAnswer,
  flatListNames,
  type Language,
  languageBySlug,
  languageByTag,
  languageListAnswer,
  languages,
  locationListAnswer,
  titleSuggestionQuery,
  titleSuggestionsAnswer,
} from '@jobharbor/shared/contracts';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { categoryListIn, flatListIn, locationListIn, salaryLadderIn } from '../../config-lists/index.ts';
import type { Dependencies } from '../../dependencies.ts';
import { cacheFor } from '../../http/cacheable.ts';
import type { App } from '../../http/typed-app.ts';
import { countryEntriesIn } from './country-entries.ts';

/** `language_code` names the language of the texts where the header does not. */
const querystring = z.object({ language_code: z.optional(z.string().check(z.maxLength(20))) });
const listSeconds = 300;

const languageOf = (request: FastifyRequest<{ Querystring: z.infer<typeof querystring> }>): Language => {
  const code = request.query.language_code;
  return (code && (languageByTag(code) ?? languageBySlug(code.toLowerCase()))) || request.market.language;
};

export function configListRoutes(app: App, { search }: Pick<Dependencies, 'search'>): void {
  for (const name of flatListNames) {
    app.get(
      `/${name}/list`,
      { schema: { summary: `The choices of ${name}`, querystring, response: { 200: flatListAnswer } } },
      async (request, reply) => {
        cacheFor(request, reply, listSeconds);
        return { data: { list: flatListIn(name, languageOf(request).value) } };
      },
    );
  }
  marketLists(app);
  filterLists(app);
  app.get(
    '/search/job-title-lists',
    {
      schema: {
        summary: 'Advertised titles for what a person has typed so far',
        querystring: titleSuggestionQuery,
        response: { 200: titleSuggestionsAnswer },
      },
    },
    async ({ query, market }) => ({
      data: { job_titles: await search.suggestTitles(market.country.key, query.query, query.size) },
    }),
  );
}

function marketLists(app: App): void {
  app.get(
    '/country_lists/list',
    { schema: { summary: 'The markets', querystring, response: { 200: countryListAnswer } } },
    async (request, reply) => {
      cacheFor(request, reply, listSeconds);
      return { data: { country_lists: countryEntriesIn(languageOf(request)) } };
    },
  );
  app.get(
    '/language_lists/list',
    { schema: { summary: 'The languages of the site', querystring, response: { 200: languageListAnswer } } },
    async (request, reply) => {
      cacheFor(request, reply, listSeconds);
      const list = languages.map(({ id, value, label, slug, alias }) => ({
        id,
        value,
        label,
        slug,
        alias: [...alias],
      }));
      return { data: { language_lists: list } };
    },
  );
}

function filterLists(app: App): void {
  app.get(
    '/location_lists/list',
    {
      schema: {
        summary: 'Regions and cities of the country',
        querystring,
        response: { 200: locationListAnswer },
      },
    },
    async (request, reply) => {
      cacheFor(request, reply, listSeconds);
      const list = locationListIn(request.market.country.key, languageOf(request).value);
      return { data: { location_lists: list } };
    },
  );
  app.get(
    '/job_category_lists/list',
    { schema: { summary: 'Job categories', querystring, response: { 200: categoryListAnswer } } },
    async (request, reply) => {
      cacheFor(request, reply, listSeconds);
      return { data: { job_category_lists: categoryListIn(languageOf(request).value) } };
    },
  );
  app.get(
    '/filters/list',
    {
      schema: {
        summary: 'Everything that the filters of a search need',
        querystring,
        response: { 200: filterListsAnswer },
      },
    },
    async (request, reply) => {
      cacheFor(request, reply, listSeconds);
      const language = languageOf(request).value;
      const { key, currency } = request.market.country;
      return {
        data: {
          location_lists: locationListIn(key, language),
          job_category_lists: categoryListIn(language),
          job_types: flatListIn('job_types', language),
          xp_lvls: flatListIn('xp_lvls', language),
          educations: flatListIn('educations', language),
          work_arrangements: flatListIn('work_arrangements', language),
          salary_range_filters: salaryLadderIn(key, language),
          currency,
        },
      };
    },
  );
}
