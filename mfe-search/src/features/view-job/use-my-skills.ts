import { callQuery, lazyCall, useCallSource, useIsHydrated, useSession } from '@jobharbor/shared/remote';
import { useQuery } from '@tanstack/react-query';

const listSkills = lazyCall(
  { id: 'GET /jobseeker/skills', access: 'protected' },
  async () =>
    (await import(/* webpackChunkName: "job-calls" */ '@jobharbor/shared/calls/list-skills')).listSkills,
);

const folded = (skill: string): string => skill.normalize('NFKC').toLocaleLowerCase('en').trim();

/** Tells whether a skill stands in the profile of who is signed in; of nobody else, and while they load, none does. */
export function useMySkills(): (skill: string) => boolean {
  const { status, user } = useSession();
  const isHydrated = useIsHydrated();
  const { data } = useQuery({
    ...callQuery(listSkills, useCallSource(), {}),
    enabled: isHydrated && status === 'signed-in' && user?.role === 'jobseeker',
  });
  const mine = new Set(data?.skills.map(({ name }) => folded(name)));
  return (skill) => mine.has(folded(skill));
}
