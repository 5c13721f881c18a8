import type { HealthFact } from '@jobharbor/shared/telemetry';
import { expect, it } from 'vitest';
import { addCause } from './find-cause.ts';
import { rememberTyped } from './typed-fields.ts';

const crashed = (): HealthFact => ({
  event: 'crashed',
  at: 0,
  remote: 'mfe-a',
  version: '1',
  text: 'Error: x',
});
const thrownIn = (...files: string[]) =>
  Object.assign(new Error('x'), {
    stack: ['Error: x', ...files.map((file) => `    at y (${file}:1:2)`)].join('\n'),
  });
const release = 'https://jobs.example/assets/mfe-a/1/a.js';

it.each([
  'chrome-extension://abc/inject.js',
  'moz-extension://abc/inject.js',
  'safari-web-extension://abc/x.js',
])('a crash that was thrown in %s is no failure of the release that called it', async (file) => {
  const fact = crashed();
  await addCause(fact, thrownIn(file, release));
  expect(fact).toMatchObject({ event: 'reported', text: 'extension-crashed Error: x' });
});

it('one that a release threw into an extension is', async () => {
  const fact = crashed();
  await addCause(fact, thrownIn(release, 'chrome-extension://abc/inject.js'));
  expect(fact).toEqual(crashed());
});

const mismatch = (): HealthFact => ({ ...crashed(), event: 'hydration-mismatch', text: 'Error: #418' });

it('other HTML than the server drew is of no release beside an extension that adds elements to its forms', async () => {
  const form = document.body.appendChild(document.createElement('form'));
  form.append(document.createElement('textarea'));
  const ofRelease = mismatch();
  await addCause(ofRelease, new Error('#418'));
  expect(ofRelease).toEqual(mismatch());
  form.append(document.createElement('grammar-checker'));
  const fact = mismatch();
  await addCause(fact, new Error('#418'));
  expect(fact).toMatchObject({ event: 'reported', text: 'extension-hydration-mismatch Error: #418' });
  form.remove();
});

it('types again in a page that React draws anew, since its HTML was not the one of the server', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.dataset.remote = 'mfe-a';
  const draw = () => {
    page.innerHTML = '<input name="city"><textarea></textarea>';
    return page.querySelector('textarea') as HTMLTextAreaElement;
  };
  const forget = rememberTyped();
  const letter = draw();
  letter.focus();
  letter.value = 'Dear team';
  letter.dispatchEvent(new Event('input', { bubbles: true }));
  const drawn = draw();
  await addCause(mismatch(), new Error('#418'));
  expect([drawn.value, document.activeElement]).toEqual(['Dear team', drawn]);
  forget();
  page.remove();
});
