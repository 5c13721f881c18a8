import { isDeepStrictEqual } from 'node:util';
import type { SignInMethodName } from '@jobharbor/shared/calls/auth/describe-change';
import type { SignInMethods } from '../../database/tables/account-tables.ts';

const partsOf = ({ account, ...tables }: SignInMethods): Record<SignInMethodName, unknown> => ({
  address: account.email,
  number: account.phone_num,
  password: account.password_hash,
  passkeys: idsOf(tables.passkeys),
  'two-factor': [idsOf(tables.two_factors), tables.recovery_codes.length],
  linked: idsOf(tables.social_identities),
});

/** Not whole rows: a sign-in changes when a passkey was last used. */
const idsOf = (rows: readonly Record<string, unknown>[]) =>
  rows.map(({ id, account_id: account, created_at: at }) => String(id ?? `${account} ${at}`)).sort();

/** What differs between two states of how an account signs in. */
export function changedMethods(before: SignInMethods, now: SignInMethods): SignInMethodName[] {
  const [old, current] = [partsOf(before), partsOf(now)];
  return (Object.keys(old) as SignInMethodName[]).filter(
    (name) => !isDeepStrictEqual(old[name], current[name]),
  );
}
