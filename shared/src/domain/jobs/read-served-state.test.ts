import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { RemoteProps } from '../../remote/remote-props.ts';
import { jobFlagsQuery } from './job-flags.ts';
import { readServedState } from './read-served-state.ts';

const locale = { language: { value: 'en' }, country: { key: 'ph' } };

function aPage(userId: number | undefined) {
  const queryClient = new QueryClient();
  const user = userId === undefined ? null : { id: userId };
  const props = {
    queryClient,
    http: {},
    locale: { getState: () => locale },
    session: { getState: () => ({ user }) },
  };
  const flags = () => queryClient.getQueryData(jobFlagsQuery({ http: {}, locale, userId } as never).queryKey);
  return { props: props as unknown as RemoteProps, flags };
}

describe('the state of a served page', () => {
  it('that signed-in people share gets the flags of the person', () => {
    const { props, flags } = aPage(31);
    const jobFlags = { saved_job_ids: [7], applications: [] };
    expect(readServedState({ ofMembers: { queries: [] }, jobFlags }, props)).toEqual({ queries: [] });
    expect(flags()).toEqual(jobFlags);
  });

  it('of one’s own is taken as it is', () => {
    const { props, flags } = aPage(31);
    expect(readServedState({ queries: [] }, props)).toEqual({ queries: [] });
    expect(flags()).toBeUndefined();
  });
});
