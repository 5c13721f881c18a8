import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { personText } from '../contracts/primitives/primitives.ts';
import { email, newPassword } from '../contracts/sign-in/auth.ts';
import { schemaResolver } from './schema-resolver.ts';

interface Values {
  email: string;
  password: string;
  name: string;
  terms: boolean;
}
const resolve = schemaResolver<Values, Values>(
  z.object({ email, password: newPassword, name: personText(1, 50), terms: z.literal(true) }),
);
const valid = { email: ' a@example.com ', password: 'long enough', name: 'Ana', terms: true };

describe('schemaResolver', () => {
  it('resolves with the values as the schema parses them', () => {
    expect(resolve(valid)).toEqual({ values: { ...valid, email: 'a@example.com' }, errors: {} });
  });

  it('gives every invalid field the type of its first issue', () => {
    const { errors } = resolve({ email: 'a@', password: 'short', name: 'x'.repeat(51), terms: false });
    expect(errors).toEqual({
      email: { type: 'invalid' },
      password: { type: 'too_short' },
      name: { type: 'too_long' },
      terms: { type: 'required' },
    });
  });

  it('treats text without anything to see as a missing value, whichever rule it breaks', () => {
    const { errors } = resolve({ ...valid, email: '', password: '  ', name: '\u200b\u3164' });
    expect(errors).toEqual({
      email: { type: 'required' },
      password: { type: 'required' },
      name: { type: 'required' },
    });
  });

  it('reports a character that the database cannot store as invalid', () => {
    expect(resolve({ ...valid, name: 'A\u0000na' }).errors).toEqual({ name: { type: 'invalid' } });
  });
});
