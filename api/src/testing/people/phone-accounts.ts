import { newPlace } from '../samples/new-place.ts';
import type { TestApi } from '../servers/test-api.ts';
import { aVisitor, type Person } from './person.ts';
import { smsCodeSentTo } from './sent-sms.ts';

let count = 0;
/** A number in a range of its own. */
export const newPhone = () => {
  count += 1;
  return `+63917${String(count).padStart(4, '0')}123`;
};

export const sendPhoneCode = (visitor: Person, contact_number: string, more: object = {}) =>
  visitor.ask('POST', '/auth/phone-login/otp', { contact_number, ...more }, newPlace());
export const signInByPhone = (visitor: Person, contact_number: string, otp: string, terms = 1) =>
  visitor.ask('POST', '/auth/phone-login', { contact_number, otp, terms_and_condition: terms }, newPlace());

/** An account that was made by signing in with a number. */
export async function aPhoneAccount(api: TestApi, phone = newPhone()) {
  const visitor = aVisitor(api);
  await sendPhoneCode(visitor, phone);
  const answer = await signInByPhone(visitor, phone, await smsCodeSentTo(api, phone));
  return Object.assign(visitor, { phone, id: answer.json().data.user.id as number });
}
