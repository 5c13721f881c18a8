import { sql } from 'kysely';

/**
 * For `.where('id', '=', anyIdOf(ids))`, with ids in any number: the list is one parameter. `in` binds one for each id, and
 * a statement admits 65,535.
 */
export const anyIdOf = (ids: Iterable<number>) => sql<number>`any(${[...ids]}::bigint[])`;
