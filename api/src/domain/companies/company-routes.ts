import { companyAnswer } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Dependencies } from '../../dependencies.ts';
import { cacheFor } from '../../http/cacheable.ts';
import type { App } from '../../http/typed-app.ts';
import { idParams } from '../common/route-params.ts';
import { findCompany } from './company-repository.ts';

export function companyRoutes(app: App, { db }: Pick<Dependencies, 'db'>): void {
  app.get(
    '/:id',
    { schema: { summary: 'A company’s own page', params: idParams, response: { 200: companyAnswer } } },
    async (request, reply) => {
      const company = await findCompany(db, request.params.id, request.market);
      if (company === null) throw new ApiError(errorCode.notFound);
      cacheFor(request, reply, 60);
      return { data: company };
    },
  );
}
