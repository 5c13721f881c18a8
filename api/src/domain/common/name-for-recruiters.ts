import { sql } from 'kysely';

/**
 * SQL of the parts of an applicant's name, which `personName` puts in their order. The last name is known from a shared
 * profile alone. The query joins `applications`, and the person's account under the given name.
 */
export const namePartsOf = (account: 'person' | 'accounts') => ({
  first: sql<string>`case when applications.is_shared and applications.profile is not null
    then applications.profile->>'first_name' else ${sql.ref(`${account}.first_name`)} end`,
  last: sql<string | null>`case when applications.is_shared then applications.profile->>'last_name' end`,
});
