import { deleteTalentSearch } from '@jobharbor/shared/calls/recruiter/delete-talent-search';
import { inviteToChat } from '@jobharbor/shared/calls/recruiter/invite-to-chat';
import { saveTalentSearch } from '@jobharbor/shared/calls/recruiter/save-talent-search';
import { type Acting, companyOf, type FormAction, idOf } from '../action.ts';
import { filtersOf, queryOf } from './talent-filters.ts';

const page = '/talents';

const companyIn = ({ client, t, query }: Acting) =>
  companyOf(client, t, idOf(query.get('company') ?? undefined));

export const talentActions: Readonly<Record<string, FormAction>> = {
  '/talents': {
    async carryOut(acting) {
      const { client, form, query } = acting;
      const { id } = await companyIn(acting);
      const body = { name: form.name ?? '', filters: filtersOf(query) };
      await client.send(saveTalentSearch, { params: { id }, body });
      return { to: `/talents?${queryOf(query)}`, said: 'said.searchSaved' };
    },
  },
  '/talents/searches/{id}/delete': {
    page,
    async carryOut(acting) {
      const { id } = await companyIn(acting);
      await acting.client.send(deleteTalentSearch, { params: { id, searchId: acting.id } });
      return { to: page, said: 'said.searchDeleted' };
    },
  },
  '/talents/{id}/write': {
    page,
    async carryOut({ client, form, id: jobseeker_id }) {
      const { key: client_key = '', text = '', job = '' } = form;
      const { chat } = await client.send(inviteToChat, {
        params: { jobId: Number(job) },
        body: { client_key, text, jobseeker_id },
      });
      return { to: `/chats/${chat.id}` };
    },
  },
};
