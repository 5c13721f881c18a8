import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { addChats } from '../../../api/src/bench/add-chats.ts';
import { createPools } from '../../../api/src/database/pools.ts';

/** Adds pairs of a person and a recruiter with a chat, signed in, for `load.ts`: their sign-ups are not what is tried. */
const { values } = parseArgs({ options: { pairs: { type: 'string', default: '24' } } });
const { SITE = '', DATABASE_OWNER_URL = '' } = process.env;
const pools = createPools({ connectionString: DATABASE_OWNER_URL, max: 2, searchMax: 1 });
const jobs = await pools.db
  .selectFrom('jobs')
  .innerJoin('recruiters', 'recruiters.company_id', 'jobs.company_id')
  .select('jobs.id')
  .distinct()
  .where('jobs.country_key', '=', 'ph')
  .where('jobs.status', '=', 'open')
  // An application is then one call.
  .where((eb) => eb(eb.cast('jobs.screening_questions', 'text'), '=', '[]'))
  .limit(400)
  .execute();
const ids = jobs.map(({ id }) => id);
const pairs = await addChats(pools.db, ids[0] ?? 0, Number(values.pairs));
await writeFile(join(SITE, 'people.json'), JSON.stringify({ pairs, jobs: ids.slice(1) }));
await pools.close();
