import { getJobStatic } from '@jobharbor/shared/calls/job/get-job-static';
import { listSavedJobs } from '@jobharbor/shared/calls/job/list-saved-jobs';
import { searchJobs } from '@jobharbor/shared/calls/job/search-jobs';
import { listApplications } from '@jobharbor/shared/calls/job-application/list-applications';
import { listChats } from '@jobharbor/shared/calls/job-application/list-chats';
import { listMessages } from '@jobharbor/shared/calls/job-application/list-messages';
import { getMe } from '@jobharbor/shared/calls/jobseeker-profile/get-me';
import { listResumes } from '@jobharbor/shared/calls/jobseeker-resumes/list-resumes';
import { readAnswer } from '@jobharbor/shared/contracts';
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
      return readAnswer(searchJobs, await answer.json());
    },
    job: async (id: number) => readAnswer(getJobStatic, await get(`/job/${id}/static`)),
    me: async () => readAnswer(getMe, await get('/jobseeker/me')),
    resumes: async () => readAnswer(listResumes, await get('/jobseeker/resumes')).resumes,
    savedJobs: async () => readAnswer(listSavedJobs, await get('/job/saved-jobs')).saved_jobs,
    applications: async () =>
      readAnswer(listApplications, await get('/jobApplication/jobseekers')).applications,
    chats: async () => readAnswer(listChats, await get('/jobApplication/chats')).chats,
    messages: async (chatId: number) =>
      readAnswer(listMessages, await get(`/jobApplication/chats/${chatId}/messages`)).messages,
  };
}
