import * as z from 'zod/mini';

const part = z.catch(
  z.pipe(
    z.string(),
    z.transform((text: string) => text.trim().slice(0, 50)),
  ),
  '',
);
const providerName = z.object({ name: z.object({ firstName: part, lastName: part }) });

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
