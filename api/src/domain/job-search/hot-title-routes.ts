import { hotTitlesAnswer } from '@jobharbor/shared/contracts';
import type { Dependencies } from '../../dependencies.ts';
import type { App } from '../../http/typed-app.ts';

const howMany = 10;

export function hotTitleRoutes(app: App, { search }: Pick<Dependencies, 'search'>): void {
  app.get(
    '/hot-job-titles',
    { schema: { summary: 'What is advertised most in the country now', response: { 200: hotTitlesAnswer } } },
    async ({ market }) => ({
      data: { hot_job_titles: await search.hotTitles(market.country.key, howMany) },
    }),
  );
}
