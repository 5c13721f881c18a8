import { deleteTalentSearch } from '@jobharbor/shared/calls/recruiter/delete-talent-search';
import { listTalentSearches } from '@jobharbor/shared/calls/recruiter/list-talent-searches';
import { saveTalentSearch } from '@jobharbor/shared/calls/recruiter/save-talent-search';
import { searchTalents } from '@jobharbor/shared/calls/recruiter/search-talents';
import type { Dependencies } from '../../dependencies.ts';
import { serve } from '../../http/serve.ts';
import { consumeAttempt } from '../../http/throttle.ts';
import type { App } from '../../http/typed-app.ts';
import { findTalents, withChats } from './find-talents.ts';
import { inLanguage } from './read-talents.ts';
import { deleteSearch, findSearches, requireVerified, saveSearch } from './talent-searches.ts';

/** Searches of an account in an hour. */
const searchesPerHour = { limit: 120, seconds: 3_600 };

/** Searches over people who let employers find them. */
export function talentRoutes(app: App, { db, clock }: Dependencies): void {
  serve(app, searchTalents, async ({ params: { id }, query, session: { accountId }, market }) => {
    const { page, size, ...filters } = query;
    await requireVerified(db, id, accountId);
    await consumeAttempt(db, { key: `talent-searches:${accountId}`, ...searchesPerHour }, clock());
    const found = await findTalents(db, { accountId, filters, now: clock() });
    const talents = await withChats(db, accountId, found.slice((page - 1) * size, page * size));
    const language = market.language.value;
    return { talents: talents.map((one) => inLanguage(one, language)), total: found.length, page, size };
  });

  serve(app, listTalentSearches, async ({ params: { id: companyId }, session: { accountId } }) => ({
    searches: await findSearches(db, { accountId, companyId, now: clock() }),
  }));

  serve(
    app,
    saveTalentSearch,
    async ({ params: { id: companyId }, body: draft, session: { accountId } }) => ({
      search: await saveSearch(db, { accountId, companyId, draft, now: clock() }),
    }),
  );

  serve(app, deleteTalentSearch, async ({ params: { id: companyId, searchId }, session: { accountId } }) => {
    await deleteSearch(db, { accountId, companyId, searchId });
    return {};
  });
}
