import { findNearestPlace } from '@jobharbor/shared/calls/config/find-nearest-place';
import { getMe } from '@jobharbor/shared/calls/jobseeker-profile/get-me';
import { updateMe } from '@jobharbor/shared/calls/jobseeker-profile/update-me';
import { answer, refuse } from '@jobharbor/shared/testing/server';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aMe } from '../../testing/builders.ts';
import { field, visit } from '../../testing/render-profile.tsx';

beforeEach(() => localStorage.clear());

describe('what employers do not get', () => {
  it('is edited in a section of its own, and cleared by emptying it', async () => {
    const saved = { birthday: '1996-02-29', address: null, nationality: 'jp', version: 4 };
    const { server, press, person } = visit('/profile', {
      answers: [
        answer(getMe, () => aMe({ address: '4 Pier Road', phone_num: '+639171234567' })),
        answer(updateMe, () => aMe(saved)),
      ],
    });
    await screen.findByText('+639171234567');
    screen.getByText('Not confirmed yet');
    await press('Edit personal details');
    fireEvent.change(screen.getByLabelText(/^Date of birth/), { target: { value: '1996-02-29' } });
    await person.clear(field('Address'));
    await person.selectOptions(screen.getByLabelText('Nationality'), 'Japan');
    await press('Save');
    await screen.findByText('February 29, 1996');
    expect(server.requestsOf(updateMe)[0]?.body).toEqual({
      birthday: '1996-02-29',
      address: null,
      nationality: 'jp',
      version: 3,
    });
  });

  it('names beside the date that its owner is too young', async () => {
    const { press } = visit('/profile', {
      answers: [refuse(updateMe, 40001, { fields: { birthday: ['You must be at least 16 years old.'] } })],
    });
    await press('Edit personal details');
    fireEvent.change(screen.getByLabelText(/^Date of birth/), { target: { value: '2020-01-01' } });
    await press('Save');
    await screen.findByText('You must be at least 16 years old.');
    expect(document.activeElement).toBe(screen.getByLabelText(/^Date of birth/));
  });
});

it('countries where somebody may work are added and removed one by one, and saved in their order', async () => {
  const { server, press, person } = visit('/profile', {
    answers: [
      answer(getMe, () => aMe({ work_eligibility: ['ph'] })),
      answer(updateMe, () => aMe({ work_eligibility: ['sg', 'jp'], version: 4 })),
    ],
  });
  await press('Edit experience and notice period');
  const select = await screen.findByLabelText(/^Where you may work/);
  await person.selectOptions(select, 'Singapore');
  await person.selectOptions(select, 'Japan');
  await press('Remove Philippines');
  await press('Save');
  await screen.findByText('Singapore, Japan');
  expect(server.requestsOf(updateMe)[0]?.body).toMatchObject({ work_eligibility: ['sg', 'jp'] });
});

describe('a person who lets the device say where they live', () => {
  const makati = { id: 10103, value: 'Makati', key: 'makati', seo_value: 'makati' };
  const metroManila = { id: 10100, value: 'Metro Manila', key: 'metro-manila', seo_value: 'metro-manila' };

  /** Stubs the Geolocation API with a position or an error code. */
  function device(answered: { latitude: number; longitude: number } | number) {
    const getCurrentPosition = vi.fn((found: (at: object) => void, failed: (error: object) => void) =>
      typeof answered === 'number' ? failed({ code: answered }) : found({ coords: answered }),
    );
    vi.stubGlobal('navigator', Object.create(navigator, { geolocation: { value: { getCurrentPosition } } }));
    return getCurrentPosition;
  }
  afterEach(() => vi.unstubAllGlobals());

  it('is asked at the press, sends a rounded position, and may change what was filled in', async () => {
    const asked = device({ latitude: 14.554_729, longitude: 121.024_445 });
    const { server, press } = visit('/profile', {
      answers: [
        answer(findNearestPlace, () => ({
          place: { country_key: 'ph', location: makati, region: metroManila },
        })),
      ],
    });
    await press('Edit name and headline');
    expect(asked).not.toHaveBeenCalled();
    await press('Use my location');
    await screen.findByText(/^Entered Makati, Metro Manila, Philippines\./);
    expect(field('Where you live').value).toBe('Makati, Metro Manila, Philippines');
    expect(server.requestsOf(findNearestPlace)[0]?.query).toEqual({ latitude: 14.55, longitude: 121.02 });
  });

  it.each([
    ['refuses', 1, /browser did not allow it/],
    ['has a device without a position', 2, /device could not tell/],
    ['waits too long', 3, /device could not tell/],
  ])('and %s is told so, and keeps what was typed', async (_what, code, text) => {
    device(code);
    const { press } = visit('/profile');
    await press('Edit name and headline');
    await press('Use my location');
    await screen.findByText(text);
    expect(field('Where you live').value).toBe('Iloilo City');
  });

  it('is told that no known place is near', async () => {
    device({ latitude: 0, longitude: -25 });
    const { press } = visit('/profile', { answers: [answer(findNearestPlace, () => ({ place: null }))] });
    await press('Edit name and headline');
    await press('Use my location');
    await screen.findByText(/^No place that we know is near you/);
  });
});
