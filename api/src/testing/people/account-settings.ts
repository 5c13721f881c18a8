import type { TestApi } from '../servers/test-api.ts';
import { aVisitor, type Person, type SignedInPerson } from './person.ts';

/** The answer of `account-setting` to this person. */
export const settingOf = async (person: SignedInPerson) =>
  (await person.ask('GET', '/jobseeker/account-setting')).json().data;

/** Signs in on a device that is not known, or on that of `visitor`. */
export async function signInWith(
  api: TestApi,
  login: string,
  password: string,
  { userAgent = 'test', visitor = aVisitor(api) }: { userAgent?: string; visitor?: Person } = {},
) {
  const headers = { 'user-agent': userAgent };
  const answer = await visitor.ask('POST', '/auth/login', { login, password }, { headers });
  return { visitor, status: answer.statusCode };
}
