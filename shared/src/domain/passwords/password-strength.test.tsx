import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PasswordStrength } from './password-strength.tsx';

const texts = {
  label: 'Strength',
  tooShort: 'Too short',
  guessable: 'Guessable',
  fair: 'Fair',
  good: 'Good',
  strong: 'Strong',
};
const known = ['maria.santos@example.com', 'Maria Delacruz'];
const show = (password: string) => <PasswordStrength password={password} known={known} texts={texts} />;

// The API's test of `checkNewPassword` refuses and accepts the same ones.
it.each([
  ['harb', /^Too short$/],
  ['password1', /^Guessable$/],
  ['JobHarbor2024', /^Guessable$/],
  ['mariasantos1', /^Guessable$/],
  ['Delacruz.Maria', /^(Fair|Good|Strong)$/],
  ['MariaDelacruz7', /^Guessable$/],
  ['harbour light paper', /^(Fair|Good|Strong)$/],
  ['contraseña123', /^Guessable$/],
  ['كلمةالمرور', /^Guessable$/],
  ['静かな港の朝の光', /^(Fair|Good|Strong)$/],
])('says in words how strong %j is', async (password, level) => {
  render(show(password));
  const bar = await screen.findByRole('progressbar', { name: 'Strength' });
  expect(bar.getAttribute('aria-valuetext')).toMatch(level);
});

it('follows what is typed, and tells a screen reader once it rests', async () => {
  const page = render(show('password1'));
  await screen.findByText('Guessable');
  page.rerender(show('harbour light paper boat'));
  await screen.findByText('Strong');
  await screen.findByText('Strength: Strong');
  page.rerender(show(''));
  expect(screen.queryByRole('progressbar')).toBeNull();
});
