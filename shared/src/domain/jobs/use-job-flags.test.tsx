import type { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getJobFlags } from '../../contracts/calls/job/get-job-flags.ts';
import { useRemote } from '../../remote/remote-context.tsx';
import { renderRemote } from '../../testing/render-remote.tsx';
import { testServer } from '../../testing/setup-server.ts';
import { answer } from '../../testing/test-server.ts';
import { useBlockedCompanies } from './use-blocked-companies.ts';
import { useJobFlags } from './use-job-flags.ts';

const maria = {
  id: 7,
  role: 'jobseeker' as const,
  first_name: 'Maria',
  avatar_url: null,
  is_email_verify: true,
  is_profile_completed: true,
};

let renders = 0;
let client: QueryClient | undefined;
function Card() {
  renders += 1;
  client = useRemote().queryClient;
  const { isSaved } = useJobFlags(3);
  return (
    <p>
      {isSaved ? 'saved' : 'not saved'}, {useBlockedCompanies().length} blocked
    </p>
  );
}

it('asks for the flags once the session is confirmed, without rendering again before the answer', async () => {
  const { session } = renderRemote(Card, {
    texts: {},
    answers: [
      answer(getJobFlags, () => ({ saved_job_ids: [3], applications: [], blocked_company_ids: [1, 2] })),
    ],
  });
  act(() => session.setState({ status: 'unknown', user: maria }, true));
  expect(client?.isFetching()).toBe(0);
  renders = 0;
  act(() => session.setState({ status: 'signed-in', user: { ...maria } }, true));
  expect(renders).toBe(0);
  await waitFor(() => expect(screen.getByText('saved, 2 blocked')).toBeTruthy());
  expect(testServer().requests).toHaveLength(1);
});
