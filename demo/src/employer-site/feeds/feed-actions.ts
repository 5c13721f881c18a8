import { addJobFeed } from '@jobharbor/shared/calls/recruiter/add-job-feed';
import { pullJobFeed } from '@jobharbor/shared/calls/recruiter/pull-job-feed';
import { removeJobFeed } from '@jobharbor/shared/calls/recruiter/remove-job-feed';
import { companyOf, type FormAction } from '../action.ts';

const page = '/feeds';

/** Forms of feeds of jobs, by path. */
export const feedActions: Readonly<Record<string, FormAction>> = {
  '/feeds': {
    page,
    async carryOut({ client, form, t }) {
      const { id } = await companyOf(client, t);
      const { address = '', country_key = '' } = form;
      await client.send(addJobFeed, { params: { id }, body: { address, country_key } });
      return { to: page, said: 'said.feedSoon' };
    },
  },
  '/feeds/{id}/pull': {
    page,
    async carryOut({ client, id: feedId, t }) {
      const { id } = await companyOf(client, t);
      await client.send(pullJobFeed, { params: { id, feedId } });
      return { to: page, said: 'said.feedSoon' };
    },
  },
  '/feeds/{id}/remove': {
    page,
    async carryOut({ client, id: feedId, t }) {
      const { id } = await companyOf(client, t);
      await client.send(removeJobFeed, { params: { id, feedId } });
      return { to: page, said: 'said.feedRemoved' };
    },
  },
};
