import { getMe } from '@jobharbor/shared/calls/jobseeker-profile/get-me';
import { callQuery, useCallSource } from '@jobharbor/shared/remote';
import { useQuery } from '@tanstack/react-query';

/** Query of the signed-in person's profile, cached by person; idle for a visitor without a session. */
export function useProfile() {
  const source = useCallSource();
  return useQuery({ ...callQuery(getMe, source), enabled: source.userId !== undefined });
}
