import { listGreetings } from '@jobharbor/shared/calls/jobseeker-phrases/list-greetings';
import { fillTemplate } from '@jobharbor/shared/contracts/entries/fill-template';
import type { JobStatic } from '@jobharbor/shared/contracts/jobs/job';
import { useCall, useSession } from '@jobharbor/shared/remote';
import { useRef } from 'react';

/**
 * The person's default greeting with its placeholders filled; undefined until loaded, null for none. Not for a guest who signs in meanwhile and has
 * written the message already.
 */
export function useGreeting({ title, company, recruiter }: JobStatic): string | null | undefined {
  const { status } = useSession();
  const wasGuest = useRef(false);
  wasGuest.current ||= status === 'guest';
  const enabled = status === 'signed-in' && !wasGuest.current;
  const { data, isError } = useCall(listGreetings, {}, { enabled, staleTime: 0 });
  if (wasGuest.current || isError) return null;
  if (data === undefined) return undefined;
  const text = data.greetings.find(({ is_default }) => is_default)?.text;
  const values = { name: recruiter?.name ?? company.name, job: title, company: company.name };
  return text === undefined ? null : fillTemplate(text, values);
}
