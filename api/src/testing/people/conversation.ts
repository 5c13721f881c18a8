import type { LightMyRequestResponse } from 'fastify';
import { submitApplication } from '../../domain/applications/submit-application.ts';
import type { TestApi } from '../servers/test-api.ts';
import { aJobseeker, type Person, type SignedInPerson } from './person.ts';
import { aRecruiterWithJob, type RecruiterWithJob } from './recruiter.ts';

/** An application with who sent it and who receives it. */
export interface SentTo {
  person: SignedInPerson;
  recruiter: RecruiterWithJob;
  applicationId: number;
}

interface Conversation extends SentTo {
  chatId: number;
}

/** A person who applied for a recruiter's job with these words. */
export async function aConversation(api: TestApi, text = 'Hello!'): Promise<Conversation> {
  const [person, recruiter] = [await aJobseeker(api), await aRecruiterWithJob(api)];
  const { db, clock } = api.dependencies;
  const draft = { source: 'web' as const, first_message: text, screening_answers: [] };
  const { applicationId } = await submitApplication(db, {
    accountId: person.user.id,
    jobId: recruiter.jobId,
    draft,
    key: undefined,
    now: clock(),
  });
  const { chats } = (await person.ask('GET', '/jobApplication/chats')).json().data;
  return { person, recruiter, chatId: chats[0].id, applicationId };
}

let keys = 0;

/** A key as a browser makes one for each message. */
export function aKey(): string {
  keys += 1;
  return `key-of-a-message-${keys}`;
}

export const say = (
  person: Person,
  chatId: number,
  text: string,
  key = aKey(),
): Promise<LightMyRequestResponse> =>
  person.ask('POST', `/jobApplication/chats/${chatId}/messages`, { client_key: key, text });

export const messagesOf = async (person: Person, chatId: number, query = '') =>
  (await person.ask('GET', `/jobApplication/chats/${chatId}/messages${query}`)).json().data;
