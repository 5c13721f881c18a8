import { refuse } from '@jobharbor/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMe, aUser, field, visit } from '../../testing/render-profile.tsx';

const stale = refuse(40009, { message: 'Someone changed this.' });

beforeEach(() => localStorage.clear());

describe('a person who leaves while editing', () => {
  async function typeAndLeave() {
    const { press, person, unmount } = visit('/profile');
    await press('Edit what you say about yourself');
    await person.type(field('About you'), ' And I teach.');
    unmount();
  }

  it('finds the draft after a reload or a new sign-in, and can save it', async () => {
    await typeAndLeave();
    const { requests, leases, press } = visit('/profile', {
      answers: { 'PATCH /jobseeker/me': () => aMe({ summary: 'I run the bar. And I teach.', version: 4 }) },
    });
    await screen.findByText('You had not saved this. Here it is again.');
    expect(field('About you').value).toBe('I run the bar. And I teach.');
    screen.getByText('27 of 4,000');
    expect(leases.size).toBe(1);
    await press('Save');
    await screen.findByText('Saved');
    expect(requests('PATCH')[0]?.body).toEqual({ summary: 'I run the bar. And I teach.', version: 3 });
    expect(localStorage.length).toBe(0);
  });

  it('can discard the draft', async () => {
    await typeAndLeave();
    const { press } = visit('/profile');
    await press('Throw away');
    screen.getByText('I run the bar.');
    expect(localStorage.length).toBe(0);
  });

  it('does not see the draft of another person on this device', async () => {
    await typeAndLeave();
    visit('/profile', { user: aUser({ id: 8 }), answers: { 'GET /jobseeker/me': () => aMe({ id: 8 }) } });
    await screen.findByText('Amihan Cruz');
    expect(screen.queryByText('You had not saved this. Here it is again.')).toBeNull();
  });

  it('sees a conflict when the text was changed elsewhere meanwhile', async () => {
    await typeAndLeave();
    const { requests, press } = visit('/profile', {
      answers: { 'GET /jobseeker/me': () => aMe({ summary: 'Written on my phone.', version: 9 }) },
    });
    await press('Save');
    await screen.findByText('This was changed in another tab or on another device.');
    screen.getByText('Written on my phone.');
    expect(requests('PATCH')).toEqual([]);
  });
});

describe('a person who has the profile open in two tabs', () => {
  it('saves on top of a change of another section without a conflict', async () => {
    const answers = [stale, () => aMe({ summary: 'I run the bar!', headline: 'Head barista', version: 5 })];
    const { http, requests, press, person } = visit('/profile', {
      answers: { 'PATCH /jobseeker/me': (call) => answers.shift()?.(call) },
    });
    await press('Edit what you say about yourself');
    await person.type(field('About you'), '!');
    http.answer('GET /jobseeker/me', () => aMe({ headline: 'Head barista', version: 4 }));
    await press('Save');
    await screen.findByText('Saved');
    expect(requests('PATCH').map(({ body }) => body)).toEqual([
      { summary: 'I run the bar.!', version: 3 },
      { summary: 'I run the bar.!', version: 4 },
    ]);
    screen.getByText('Head barista');
  });

  async function conflict() {
    const answers = [stale, () => aMe({ summary: 'Mine', version: 5 })];
    const page = visit('/profile', { answers: { 'PATCH /jobseeker/me': (call) => answers.shift()?.(call) } });
    await page.press('Edit what you say about yourself');
    await page.person.clear(field('About you'));
    await page.person.type(field('About you'), 'Mine');
    page.http.answer('GET /jobseeker/me', () => aMe({ summary: 'Theirs', version: 4 }));
    await page.press('Save');
    await screen.findByText('Theirs');
    expect(field('About you').value).toBe('Mine');
    return page;
  }

  it('sees both versions of the same section and can keep their own', async () => {
    const { requests, press } = await conflict();
    await press('Keep mine');
    await screen.findByText('Saved');
    screen.getByText('Mine');
    expect(requests('PATCH')[1]?.body).toEqual({ summary: 'Mine', version: 4 });
  });

  it('sees both versions of the same section and can take the other', async () => {
    const { requests, press } = await conflict();
    await press('Take theirs');
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    screen.getByText('Theirs');
    expect(requests('PATCH')).toHaveLength(1);
    expect(localStorage.length).toBe(0);
  });
});
