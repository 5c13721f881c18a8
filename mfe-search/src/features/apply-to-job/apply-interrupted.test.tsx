import { setSession } from '@jobharbor/shared/session';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { maria } from '../../testing/builders.ts';
import {
  at,
  closedMessage,
  type Place,
  places,
  placesOf,
  press,
  useInterruptedServer,
} from '../../testing/interrupted-application.ts';

const { server, visit } = useInterruptedServer();

const isWritten = async (place: Place) =>
  expect((await screen.findAllByText(place.words)).length).toBeGreaterThan(0);
async function write(place: Place) {
  await userEvent.type(
    await screen.findByRole('textbox', { name: new RegExp(place.texts.apply.message) }),
    place.words,
  );
}
async function sendOnce({ texts, words }: Place) {
  await press(texts.apply.send);
  await screen.findByRole('heading', { name: texts.success.title });
  expect([...server.taken.values()]).toEqual([words]);
}

describe.each(['normal', 'quick'] as const)('somebody in a %s application', (way) => {
  const places = placesOf(way);

  /** Fills in the form up to the last step; a guest signs up on the way. */
  async function begin(place: Place) {
    const view = visit(place, way === 'normal' ? maria : null);
    await write(place);
    await press(place.texts.applySteps.next);
    if (way === 'quick') {
      await screen.findByRole('link', { name: place.texts.apply.signIn });
      act(() => setSession(view.session, maria));
    }
    await screen.findByRole('button', { name: place.texts.apply.send });
    return view;
  }

  it(`whose session ends finds it after signing in again (${places[0]})`, async () => {
    const place = at(places[0]);
    const view = await begin(place);
    server.hasSession = false;
    await press(place.texts.apply.send);
    await waitFor(() => expect(view.sessionEnds).toHaveLength(1));
    view.unmount();
    server.hasSession = true;
    visit(place, maria, '?apply=check');
    await isWritten(place);
    await sendOnce(place);
  });

  it(`who reloads the page finds it as it was (${places[1]})`, async () => {
    const place = at(places[1]);
    (await begin(place)).unmount();
    visit(place, maria, '?apply=check');
    await isWritten(place);
    await sendOnce(place);
  });

  it(`who closes the tab goes on another day and device (${places[2]})`, async () => {
    const place = at(places[2]);
    const view = await begin(place);
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(server.draft?.first_message).toBe(place.words));
    view.unmount();
    localStorage.clear();
    visit(place, maria);
    expect(await screen.findByDisplayValue(place.words)).toBeTruthy();
    await press(place.texts.applySteps.next);
    await sendOnce(place);
  });

  it(`is told that the job has closed, and keeps what was written (${places[3]})`, async () => {
    const place = at(places[3]);
    const view = await begin(place);
    server.status = 'closed';
    await press(place.texts.apply.send);
    expect((await screen.findByRole('alert')).textContent).toContain(place.texts.apply.textKept);
    expect(screen.getByText(closedMessage)).toBeTruthy();
    await isWritten(place);
    view.unmount();
    visit(place, maria, '');
    await isWritten(place);
    expect(server.taken.size).toBe(0);
  });
});

it(`a guest who closes the tab before signing up goes on there, and has one application (Arabic, phone)`, async () => {
  const place = places['Arabic, phone'];
  const view = visit(place, null);
  await write(place);
  view.unmount();
  sessionStorage.clear();
  const later = visit(place, null);
  expect(await screen.findByDisplayValue(place.words)).toBeTruthy();
  // In the digits of the country, as pay and dates.
  const step = place.texts.applySteps.step.replace('{{now}}', '١').replace('{{all}}', '٣');
  expect(screen.getByText(step)).toBeTruthy();
  await press(place.texts.applySteps.next);
  await screen.findByRole('link', { name: place.texts.apply.signIn });
  act(() => setSession(later.session, maria));
  await sendOnce(place);
});
