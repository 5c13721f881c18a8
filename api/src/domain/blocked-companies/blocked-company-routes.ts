import { blockCompany } from '@jobharbor/shared/calls/company/block-company';
import { findCompanyByName } from '@jobharbor/shared/calls/company/find-company-by-name';
import { listBlockedCompanies } from '@jobharbor/shared/calls/company/list-blocked-companies';
import { unblockCompany } from '@jobharbor/shared/calls/company/unblock-company';
import type { Dependencies } from '../../dependencies.ts';
import { serve, setCreatedStatus } from '../../http/serve.ts';
import type { App } from '../../http/typed-app.ts';
import * as blocked from './blocked-company-repository.ts';

/** The companies that the caller has blocked. */
export function blockedCompanyRoutes(app: App, { db, searchDb, clock }: Dependencies): void {
  serve(app, listBlockedCompanies, async ({ session }) => {
    const blocked_companies = await blocked.findBlockedCompanies(db, session.accountId);
    return { blocked_companies, total: blocked_companies.length };
  });

  // Scans the names, so it reads through the pool with the statement timeout.
  serve(app, findCompanyByName, async ({ query }) => ({
    companies: await blocked.findCompaniesByName(searchDb, query.company_name),
  }));

  serve(app, blockCompany, async ({ body, session, reply }) => {
    const { isNew, blocked: blocked_company } = await blocked.insertBlockedCompany(db, {
      accountId: session.accountId,
      companyId: body.company_id,
      now: clock(),
    });
    setCreatedStatus(reply, isNew);
    return { blocked_company };
  });

  serve(app, unblockCompany, async ({ params, session }) => {
    await blocked.deleteBlockedCompany(db, session.accountId, params.id);
    return {};
  });
}
