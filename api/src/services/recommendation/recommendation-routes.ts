import { hotTitlesAnswer } from '@jobharbor/shared/contracts';
import type { App } from '../../app.ts';
import type { Dependencies } from '../../dependencies.ts';

const howMany = 10;

export function recommendationRoutes(app: App, { search }: Pick<Dependencies, 'search'>): void {
  app.get(
    '/hot-job-titles',
    { schema: { summary: 'What is advertised most in the country now', response: { 200: hotTitlesAnswer } } },
    async ({ market }) => ({
      data: { hot_job_titles: await search.hotTitles(market.country.key, howMany) },
    }),
  );
}
