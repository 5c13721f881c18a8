import { lastName, maxNameLength } from '@jobharbor/shared/contracts/sign-in/auth';
import * as z from 'zod/mini';

/** A name as a provider has it, cleaned and cut; empty for none, and for a dot that a provider's own form demanded. */
export const namePart = z.catch(
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => text.trim().slice(0, maxNameLength)),
    ),
    lastName,
  ),
  '',
);
const providerName = z.object({ name: z.object({ firstName: namePart, lastName: namePart }) });

/**
 * The person's name, which Apple's form sends once only: `{"name":{"firstName":"…","lastName":"…"}}`. Empty without one.
 * The form also names an address, which only the identity token proves.
 */
export function readProviderName(text: string | null): { firstName?: string; lastName?: string } {
  if (text === null) return {};
  try {
    const { firstName, lastName } = providerName.parse(JSON.parse(text)).name;
    return firstName === '' ? {} : { firstName, lastName };
  } catch {
    return {};
  }
}
