import { getMe } from '@jobharbor/shared/calls/jobseeker-profile/get-me';
import { updateMe } from '@jobharbor/shared/calls/jobseeker-profile/update-me';
import type { Me } from '@jobharbor/shared/contracts/profile/jobseeker';
import { answer, Refusal } from '@jobharbor/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMe, aUser } from '../../testing/builders.ts';
import { field, visit } from '../../testing/render-profile.tsx';

/** Answers the first save with the code of a stale version, the next with `saved`. */
function staleOnce(saved: Me) {
  let isFirst = true;
  return answer(updateMe, () => {
    if (!isFirst) return saved;
    isFirst = false;
    throw new Refusal(40009, { message: 'Someone changed this.' });
  });
}

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
    const { server, leases, press } = visit('/profile', {
      answers: [answer(updateMe, () => aMe({ summary: 'I run the bar. And I teach.', version: 4 }))],
    });
    await screen.findByText('You had not saved this. Here it is again.');
    expect(field('About you').value).toBe('I run the bar. And I teach.');
    screen.getByText('27 of 4,000');
    expect(leases.size).toBe(1);
    await press('Save');
    await screen.findByText('Saved');
    expect(server.requestsOf(updateMe)[0]?.body).toEqual({
      summary: 'I run the bar. And I teach.',
      version: 3,
    });
    expect(localStorage.length).toBe(0);
  });

  it('is asked before another page of the site, which stores the draft', async () => {
    const { press, person, leases } = visit('/profile');
    await press('Edit what you say about yourself');
    expect([...leases.values()]).toEqual([]);
    await person.type(field('About you'), ' And I teach.');
    expect([...leases.values()]).toEqual(['stored']);
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
    visit('/profile', { user: aUser({ id: 8 }), answers: [answer(getMe, () => aMe({ id: 8 }))] });
    await screen.findByText('Amihan Cruz');
    expect(screen.queryByText('You had not saved this. Here it is again.')).toBeNull();
  });

  it('sees a conflict when the text was changed elsewhere meanwhile', async () => {
    await typeAndLeave();
    const { server, press } = visit('/profile', {
      answers: [answer(getMe, () => aMe({ summary: 'Written on my phone.', version: 9 }))],
    });
    await press('Save');
    await screen.findByText('This was changed in another tab or on another device.');
    screen.getByText('Written on my phone.');
    expect(server.requestsOf(updateMe)).toEqual([]);
  });
});

describe('a person who has the profile open in two tabs', () => {
  it('saves on top of a change of another section without a conflict', async () => {
    const { server, press, person } = visit('/profile', {
      answers: [staleOnce(aMe({ summary: 'I run the bar!', headline: 'Head barista', version: 5 }))],
    });
    await press('Edit what you say about yourself');
    await person.type(field('About you'), '!');
    server.use(answer(getMe, () => aMe({ headline: 'Head barista', version: 4 })));
    await press('Save');
    await screen.findByText('Saved');
    expect(server.requestsOf(updateMe).map(({ body }) => body)).toEqual([
      { summary: 'I run the bar.!', version: 3 },
      { summary: 'I run the bar.!', version: 4 },
    ]);
    screen.getByText('Head barista');
  });

  async function conflict() {
    const page = visit('/profile', { answers: [staleOnce(aMe({ summary: 'Mine', version: 5 }))] });
    await page.press('Edit what you say about yourself');
    await page.person.clear(field('About you'));
    await page.person.type(field('About you'), 'Mine');
    page.server.use(answer(getMe, () => aMe({ summary: 'Theirs', version: 4 })));
    await page.press('Save');
    await screen.findByText('Theirs');
    const version = (name: string) => within(screen.getByRole('region', { name }));
    version('Here you have:').getByText('Mine');
    version('There it now says:').getByText('Theirs');
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(field('About you').value).toBe('Mine');
    return page;
  }

  it('sees both versions of the same section and can keep their own', async () => {
    const { server, press } = await conflict();
    await press('Keep mine');
    await screen.findByText('Saved');
    screen.getByText('Mine');
    expect(server.requestsOf(updateMe)[1]?.body).toEqual({ summary: 'Mine', version: 4 });
  });

  it('sees both versions of the same section and can take the other', async () => {
    const { server, press } = await conflict();
    await press('Take theirs');
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    screen.getByText('Theirs');
    expect(server.requestsOf(updateMe)).toHaveLength(1);
    expect(localStorage.length).toBe(0);
  });
});
