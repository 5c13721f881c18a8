import type { App } from '../app.ts';
import type { Dependencies } from '../dependencies.ts';
import { accountServices } from './account-services.ts';
import { companyRoutes } from './company/company-routes.ts';
import { suggestionRoutes } from './company/suggestion-routes.ts';
import { configRoutes } from './config/config-routes.ts';
import { healthRoutes } from './health/health-routes.ts';
import { jobRoutes } from './job/job-routes.ts';
import { searchRoutes } from './job/search-routes.ts';
import { recommendationRoutes } from './recommendation/recommendation-routes.ts';
import { translationsRoutes } from './translations/translations-routes.ts';

type Routes = (app: App, dependencies: Dependencies) => void | Promise<void>;

/** Every group of routes with the service whose addresses it serves; a service may have several. */
const services: readonly (readonly [service: string, routes: Routes])[] = [
  ['health', healthRoutes],
  ['config', configRoutes],
  ['job', searchRoutes],
  ['job', jobRoutes],
  ['company', suggestionRoutes],
  ['company', companyRoutes],
  ['recommendation', recommendationRoutes],
  ['translations', translationsRoutes],
  ...accountServices,
];

export async function registerServices(app: App, dependencies: Dependencies): Promise<void> {
  for (const [service, routes] of services) {
    await app.register(async (scope) => routes(scope.withTypeProvider(), dependencies), {
      prefix: `/api/${service}`,
    });
  }
}
