import { dataOf } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Dependencies } from '../../dependencies.ts';
import type { App } from '../../http/typed-app.ts';

const health = dataOf(z.object({ status: z.literal('ok') }));

/** For the gateway and for operators: 200 only while the database answers. */
export function healthRoutes(app: App, { db }: Pick<Dependencies, 'db'>): void {
  app.get(
    '/',
    { schema: { summary: 'Whether the API and its database answer', response: { 200: health } } },
    async () => {
      await sql`select 1`.execute(db);
      return { data: { status: 'ok' as const } };
    },
  );
}
