import { recordGetStarted } from '@jobharbor/shared/calls/jobseeker-account/record-get-started';
import { answer } from '@jobharbor/shared/testing/server';
import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { visit } from '../../testing/render-auth.tsx';

const cameBy = (query: string) => window.history.replaceState(null, '', `/${query}`);
afterEach(() => {
  cameBy('');
  // biome-ignore lint/suspicious/noDocumentCookie: the page reads it so
  document.cookie = 'tracking=; Max-Age=0';
});
const counted = answer(recordGetStarted, () => ({ counted: 1 }));

describe('a visitor who signs up from a campaign', () => {
  it('is counted once, at the first press, without what they typed', async () => {
    cameBy('?utm_source=Fair&utm_campaign=spring_26');
    const { server, sent, enterEmail } = visit('/get-started', [counted]);
    expect(sent()).toEqual([]);
    await enterEmail();
    await waitFor(() => expect(server.requestsOf(recordGetStarted)).toHaveLength(1));
    expect(server.requestsOf(recordGetStarted)[0]?.body).toEqual({
      device: 'web',
      utm_source: 'fair',
      utm_campaign: 'spring_26',
    });
  });

  it('is not counted when they have refused to be', async () => {
    cameBy('?utm_source=fair');
    // biome-ignore lint/suspicious/noDocumentCookie: the page reads it so
    document.cookie = 'tracking=no';
    const { sent, enterEmail } = visit('/get-started', [counted]);
    await enterEmail();
    expect(sent()).toEqual([]);
  });
});
