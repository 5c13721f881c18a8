import { useLocale, useSession } from '@jobharbor/shared/remote';

/** Query keys with the user's id, so that a second login never reads the first user's cached lists. */
export const listKeys = {
  all: (personId: number) => ['myJobs', personId] as const,
  saved: (personId: number) => ['myJobs', personId, 'saved'] as const,
  applications: (personId: number) => ['myJobs', personId, 'applications'] as const,
};

/** Id of the signed-in user; 0 for a guest, whom the shell redirects from these pages. */
export const usePersonId = (): number => useSession().user?.id ?? 0;

/** Language and country: the API's answers depend on them. */
export function useMarketKey(): string {
  const { language, country } = useLocale();
  return `${language.slug}-${country.key}`;
}
