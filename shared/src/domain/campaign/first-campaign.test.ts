import { beforeEach, describe, expect, it, vi } from 'vitest';
import { campaignOf, readCampaign, removeCampaign, storeCampaign } from './index.ts';

const day = 86_400_000;
const now = Date.UTC(2026, 10, 5);
const cameBy = (query: string) => window.history.replaceState(null, '', `/${query}`);
beforeEach(() => {
  localStorage.clear();
  cameBy('');
});

describe('the campaign that led a visitor here', () => {
  it('is the first of 30 days, also on later visits without any or by another', () => {
    cameBy('?utm_source=Fair&utm_campaign=spring_26');
    storeCampaign(now);
    cameBy('?utm_source=mail');
    storeCampaign(now + day);
    cameBy('');
    expect(readCampaign(now + 29 * day)).toEqual({ utm_source: 'fair', utm_campaign: 'spring_26' });
    expect(readCampaign(now + 30 * day)).toEqual({});
    cameBy('?utm_source=mail');
    storeCampaign(now + 30 * day);
    expect(readCampaign(now + 31 * day)).toEqual({ utm_source: 'mail' });
  });

  it('is removed on request and after 30 days', () => {
    cameBy('?utm_source=fair');
    storeCampaign(now);
    cameBy('');
    storeCampaign(now + 31 * day);
    expect(localStorage.length).toBe(0);
    cameBy('?utm_source=fair');
    storeCampaign(now);
    removeCampaign();
    expect(localStorage.length).toBe(0);
  });

  it('is that of the visit where the browser stores nothing, or holds what no page has written', () => {
    cameBy('?utm_medium=mail');
    for (const text of ['{', '{"words":{"utm_source":"maria@example.com"},"at":1}', '[]', '{"words":{}}']) {
      localStorage.setItem('jh-campaign', text);
      expect(readCampaign(now)).toEqual({ utm_medium: 'mail' });
    }
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    storeCampaign(now);
    expect(readCampaign(now)).toEqual({ utm_medium: 'mail' });
    vi.restoreAllMocks();
  });
});

it.each([
  [['https://site/en?utm_source=a', 'https://site/en?utm_source=b'], { utm_source: 'a' }],
  [['https://site/en/ph/get-started', 'https://site/en?utm_medium=mail'], { utm_medium: 'mail' }],
  [['https://site/?utm_source=maria@example.com&utm_term=639171234567'], {}],
  [[`https://site/?utm_source=${'a'.repeat(61)}&utm_content=x`], { utm_content: 'x' }],
  [['', 'no address'], {}],
])('reads the campaign of %j as %j', (addresses, expected) => {
  expect(campaignOf(...addresses)).toEqual(expected);
});
