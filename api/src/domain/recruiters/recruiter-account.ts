import type { Db } from '../../database/pools.ts';
import { emailKeyOf, findAccountByEmail, insertAccount } from '../accounts/account-repository.ts';
import { hashPassword, isPassword } from '../accounts/password.ts';
import { deleteFactor } from '../sign-in/second-factor.ts';

export interface RecruiterLogin {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

/**
 * Makes sure that a recruiter account with this e-mail address, name and password exists, and returns its id. Such an
 * account manages the recruiters of many companies. It reads their chats and answers for them. A changed password removes
 * its authenticator app.
 */
export async function ensureRecruiterAccount(db: Db, login: RecruiterLogin): Promise<number> {
  const account = await findAccountByEmail(db, login.email);
  if (account === undefined) return createAccount(db, login);
  if (account.role !== 'recruiter') throw new Error(`${login.email} is not the account of a recruiter`);
  const { id, first_name, last_name } = account;
  if (first_name !== login.firstName || last_name !== login.lastName) {
    const names = { first_name: login.firstName, last_name: login.lastName };
    await db.updateTable('accounts').set(names).where('id', '=', id).execute();
  }
  if (!(await isPassword(account.password_hash, login.password))) {
    const password_hash = await hashPassword(login.password);
    await db.transaction().execute(async (tx) => {
      await tx.updateTable('accounts').set({ password_hash }).where('id', '=', id).execute();
      // A reset password also removes the authenticator app: the next sign-in sets up a new one.
      await deleteFactor(tx, id);
    });
  }
  return id;
}

async function createAccount(
  db: Db,
  { email, password, firstName, lastName }: RecruiterLogin,
): Promise<number> {
  const account = await insertAccount(db, {
    role: 'recruiter',
    email,
    email_key: emailKeyOf(email),
    password_hash: await hashPassword(password),
    first_name: firstName,
    last_name: lastName,
    is_email_verified: true,
    is_profile_completed: true,
  });
  if (account === null) throw new Error(`Another process created the account ${email} at the same time`);
  return account.id;
}
