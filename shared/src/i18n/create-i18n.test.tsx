import { act, render, screen } from '@testing-library/react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { expect, it } from 'vitest';
import { countryByKey, languageByTag } from '../contracts/markets/market.ts';
import { createI18n } from './create-i18n.ts';

it('draws nothing again when texts of another remote arrive, and all of it when the language changes', async () => {
  const locale = { language: languageByTag('en'), country: countryByKey('ph') };
  const i18n = createI18n(locale as never, { search: { jobs: 'Jobs' } });
  let drawings = 0;
  function Heading() {
    drawings += 1;
    return <h1>{useTranslation('search').t('jobs' as never)}</h1>;
  }
  render(
    <I18nextProvider i18n={i18n}>
      <Heading />
    </I18nextProvider>,
  );
  const before = drawings;
  act(() => void i18n.addResourceBundle('en', 'auth', { signIn: 'Sign in' }));
  expect(drawings).toBe(before);

  i18n.addResourceBundle('ja', 'search', { jobs: '求人' });
  await act(() => i18n.changeLanguage('ja'));
  expect(screen.getByRole('heading').textContent).toBe('求人');
});

it('has the texts of a region for who asks for those of its language', () => {
  const locale = { language: languageByTag('ar'), country: countryByKey('sa') };
  const i18n = createI18n(locale as never, { search: { jobs: 'وظائف' } });
  expect(i18n.getFixedT('ar', 'search')('jobs' as never)).toBe('وظائف');
});
