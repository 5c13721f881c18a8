import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { email, newPassword, personName } from '../contracts/auth.ts';
import { resolveWith } from './resolve-with.ts';

interface Values {
  email: string;
  password: string;
  name: string;
  terms: boolean;
}
const check = resolveWith<Values, Values>(
  z.object({ email, password: newPassword, name: personName, terms: z.literal(true) }),
);
const fine = { email: ' a@example.com ', password: 'long enough', name: 'Ana', terms: true };

describe('a form that is checked by its contract', () => {
  it('hands on the values as the contract reads them', () => {
    expect(check(fine)).toEqual({ values: { ...fine, email: 'a@example.com' }, errors: {} });
  });

  it('says of every field what is wrong with it', () => {
    const { errors } = check({ email: 'a@', password: 'short', name: 'x'.repeat(51), terms: false });
    expect(errors).toEqual({
      email: { type: 'invalid' },
      password: { type: 'too_short' },
      name: { type: 'too_long' },
      terms: { type: 'required' },
    });
  });

  it('calls spaces alone missing, whatever rule they break', () => {
    const { errors } = check({ ...fine, email: '', password: '  ', name: '   ' });
    expect(errors).toEqual({
      email: { type: 'required' },
      password: { type: 'required' },
      name: { type: 'required' },
    });
  });

  it('calls a character that cannot be stored invalid', () => {
    expect(check({ ...fine, name: 'A\u0000na' }).errors).toEqual({ name: { type: 'invalid' } });
  });
});
