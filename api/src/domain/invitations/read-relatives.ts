import { networkOf } from '@jobharbor/shared/http-server';
import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { Related } from './invitation-signals.ts';

/** Generations above an account, and accounts of its tree, that are compared. */
const generations = 20;
const maxRelatives = 500;
/** Accounts of a tree that are walked: the nearest to its root. A popular inviter's tree may have any number. */
const maxWalked = 5_000;

interface Row extends Omit<Related, 'inviterId' | 'networks'> {
  inviter_id: number | null;
  invite_network: string | null;
  addresses: string[];
}

/** An inviter, some friends, and the newest others of the tree of invitations that they are in. */
export async function readRelatives(
  db: Db,
  accountId: number,
  friends: readonly number[],
): Promise<Related[]> {
  const { rows } = await sql<Row>`
    with recursive
      above as (
        select a.id, a.invite_code, 0 as height from accounts a where a.id = ${accountId}
        union
        select up.id, up.invite_code, above.height + 1
        from above
        join invite_links l on l.code = above.invite_code
        join accounts up on up.id = l.account_id
        where above.height < ${generations}
      ),
      root as (select id from above order by height desc limit 1),
      tree as (
        select id, 0 as depth from root
        union
        select a.id, tree.depth + 1
        from tree
        join invite_links l on l.account_id = tree.id
        join accounts a on a.invite_code = l.code
        where tree.depth < ${2 * generations} and a.role = 'jobseeker'
      ),
      -- PostgreSQL ends the recursion where the limit has its rows, also in a circle of invitations.
      walked as (select id from tree limit ${maxWalked}),
      relatives as (
        select id from above
        union
        select unnest(${friends}::bigint[])
        union
        (select id from walked order by id desc limit ${maxRelatives})
      )
    select a.id, a.email_key, a.phone_num, a.first_name, a.last_name, a.birthday::text as birthday, a.created_at,
      a.invite_network, l.account_id as inviter_id,
      case when l.account_id is null then null else coalesce(i.state, 'open') end as invitation,
      array(select encode(d.token_hash, 'hex') from known_devices d where d.account_id = a.id) as devices,
      array(select distinct s.address from sessions s where s.account_id = a.id and s.address is not null) as addresses
    from relatives r
    join accounts a on a.id = r.id
    left join invite_links l on l.code = a.invite_code
    left join invitations i on i.invited_id = a.id`.execute(db);
  return rows.map(({ addresses, invite_network, inviter_id, ...row }) => ({
    ...row,
    inviterId: inviter_id,
    networks: [...(invite_network === null ? [] : [invite_network]), ...addresses.map(networkOf)],
  }));
}
