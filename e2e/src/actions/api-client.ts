import { applicationsAnswer, savedJobsAnswer } from '@jobharbor/shared/contracts/application';
import { chatsAnswer, messagesAnswer } from '@jobharbor/shared/contracts/chat';
import { jobStaticAnswer } from '@jobharbor/shared/contracts/job';
import { meAnswer, resumesAnswer } from '@jobharbor/shared/contracts/jobseeker';
import { jobPageAnswer } from '@jobharbor/shared/contracts/search';
import type { Seeker } from './seeker.ts';

/** Calls the API with the cookies of the user's browser. Routes that a journey intercepts in the page do not apply. */
export function apiClient({ page, headers }: Pick<Seeker, 'page' | 'headers'>) {
  const { request } = page.context();
  const get = async (path: string): Promise<unknown> => {
    const answer = await request.get(`/api${path}`, { headers });
    if (!answer.ok()) throw new Error(`GET ${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  };
  return {
    jobs: async (query: Record<string, unknown> = {}) => {
      const answer = await request.post('/api/job/search', { headers, data: query });
      return jobPageAnswer.parse(await answer.json()).data;
    },
    job: async (id: number) => jobStaticAnswer.parse(await get(`/job/${id}/static`)).data,
    me: async () => meAnswer.parse(await get('/jobseeker/me')).data,
    resumes: async () => resumesAnswer.parse(await get('/jobseeker/resumes')).data.resumes,
    savedJobs: async () => savedJobsAnswer.parse(await get('/job/saved-jobs')).data.saved_jobs,
    applications: async () =>
      applicationsAnswer.parse(await get('/jobApplication/jobseekers')).data.applications,
    chats: async () => chatsAnswer.parse(await get('/jobApplication/chats')).data.chats,
    messages: async (chatId: number) =>
      messagesAnswer.parse(await get(`/jobApplication/chats/${chatId}/messages`)).data.messages,
  };
}
