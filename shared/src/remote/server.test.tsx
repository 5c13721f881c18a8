import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { countryByKey, languageBySlug } from '../contracts/markets/market.ts';
import { lazyPart } from './lazy-part.tsx';
import { createServerRender, type RenderRequest } from './server.tsx';

const request: RenderRequest = {
  ...{ pathname: '/en/ph', search: '', timeZone: 'UTC', user: null, texts: {}, headers: {} },
  ...{ apiUrl: 'http://127.0.0.1:1', now: 0 },
  languageId: languageBySlug('en')?.id ?? 0,
  countryId: countryByKey('ph')?.id ?? 0,
};

it('renders lazy parts in the first page of a process, also one inside another, and a fallback for what fails', async () => {
  const Inner = lazyPart(async () => () => <p>Inner part</p>);
  const Outer = lazyPart(async () => () => (
    <section>
      Outer part <Suspense fallback="Waiting">{<Inner />}</Suspense>
    </section>
  ));
  const Missing = lazyPart(() => Promise.reject(new Error('Loading chunk missing failed')));
  const App = () => (
    <>
      <Suspense fallback="Waiting">
        <Outer />
      </Suspense>
      <Suspense fallback="Not here">
        <Missing />
      </Suspense>
    </>
  );
  const { html } = await createServerRender('mfe-a', App, async () => undefined)(request);
  expect(html).toContain('Outer part');
  expect(html).toContain('Inner part');
  expect(html).toContain('Not here');
  expect(html).not.toContain('Waiting');
});
