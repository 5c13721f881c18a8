import { useLocale, useSession } from '@jobharbor/shared/remote';

/** Query keys of one person's lists: nobody else's answers can stand under them after another login. */
export const listKeys = {
  all: (personId: number) => ['myJobs', personId] as const,
  saved: (personId: number) => ['myJobs', personId, 'saved'] as const,
  applications: (personId: number) => ['myJobs', personId, 'applications'] as const,
};

/** 0 while nobody is known: the shell sends guests away from here. */
export const usePersonId = (): number => useSession().user?.id ?? 0;

/** What the API's answers depend on besides the person. */
export function useMarketKey(): string {
  const { language, country } = useLocale();
  return `${language.slug}-${country.key}`;
}
